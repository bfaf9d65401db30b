import { Suspense } from 'react';
import { businessData } from '../../lib/structuredData';
import { JsonLd } from '../../ui/JsonLd';
import { PageHead } from '../../ui/PageHead';
import { DefaultToasts } from '../../ui/toast';
import { Gallery } from './Gallery';
import { Hero } from './Hero';
import { Offers } from './Offers';
import { Reviews } from './Reviews';
import { ThreeDayLessons } from './ThreeDayLessons';
import { Welcome } from './Welcome';

/**
 * The home page (spec §2). Each part loads on its own; one whose list fails leaves the others as they are. React hydrates what is
 * below the first screen piece by piece, for which each part has a boundary.
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
