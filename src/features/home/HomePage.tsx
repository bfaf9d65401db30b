import { lazy, Suspense } from 'react';
import { businessData } from '../../lib/businessData';
import { whenNear } from '../../lib/whenNear';
import { JsonLd } from '../../ui/JsonLd';
import { PageHead } from '../../ui/PageHead';
import { DefaultToasts } from '../../ui/toast';
import { Hero } from './Hero';
import { ThreeDayLessons } from './ThreeDayLessons';

const Welcome = lazy(async () => {
  await whenNear('welcome');
  return { default: (await import(/* webpackChunkName: "home-lower" */ './Welcome')).Welcome };
});

const People = lazy(async () => {
  await whenNear('people');
  return { default: (await import(/* webpackChunkName: "home-lower" */ './People')).People };
});

const Gallery = lazy(async () => {
  await whenNear('gallery');
  return { default: (await import(/* webpackChunkName: "gallery" */ './Gallery')).Gallery };
});

const Reviews = lazy(async () => {
  await whenNear('reviews');
  return { default: (await import(/* webpackChunkName: "home-lower" */ './Reviews')).Reviews };
});

const Offers = lazy(async () => {
  await whenNear('offers');
  return { default: (await import(/* webpackChunkName: "home-lower" */ './Offers')).Offers };
});

/**
 * The home page (spec §2). Each part loads on its own; one whose list fails leaves the others as they are. React hydrates what is
 * below the first screen piece by piece, for which each part has a boundary; code that is needed far below comes when it is near.
 */
export function HomePage() {
  return (
    <DefaultToasts>
      <PageHead />
      <JsonLd data={businessData} />
      <Hero />
      <Suspense>
        <Welcome />
      </Suspense>
      <Suspense>
        <People />
      </Suspense>
      <Suspense>
        <Gallery />
      </Suspense>
      <Suspense>
        <Reviews />
      </Suspense>
      <Suspense>
        <Offers />
      </Suspense>
      <Suspense>
        <ThreeDayLessons />
      </Suspense>
    </DefaultToasts>
  );
}
