import { Suspense } from 'react';
import { businessData } from '../../lib/businessData';
import { JsonLd } from '../../ui/JsonLd';
import { lazyPart } from '../../ui/lazyPart';
import { PageHead } from '../../ui/PageHead';
import { DefaultToasts } from '../../ui/toast';
import { Hero } from './Hero';
import { ThreeDayLessons } from './ThreeDayLessons';

const Welcome = lazyPart(
  async () => (await import(/* webpackChunkName: "home-lower" */ './Welcome')).Welcome,
  'welcome',
);

const People = lazyPart(async () => (await import(/* webpackChunkName: "home-lower" */ './People')).People, 'people');

const Gallery = lazyPart(async () => (await import(/* webpackChunkName: "gallery" */ './Gallery')).Gallery, 'gallery');

const Reviews = lazyPart(
  async () => (await import(/* webpackChunkName: "home-lower" */ './Reviews')).Reviews,
  'reviews',
);

const Offers = lazyPart(async () => (await import(/* webpackChunkName: "home-lower" */ './Offers')).Offers, 'offers');

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
      <Welcome />
      <People />
      <Gallery />
      <Reviews />
      <Offers />
      <Suspense>
        <ThreeDayLessons />
      </Suspense>
    </DefaultToasts>
  );
}
