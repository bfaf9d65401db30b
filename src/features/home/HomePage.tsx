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

/** The home page (spec §2). Each part loads on its own; one whose list fails leaves the others as they are. */
export function HomePage() {
  return (
    <DefaultToasts>
      <PageHead />
      <JsonLd data={businessData} />
      <Hero />
      <Welcome />
      <Gallery />
      <Reviews />
      <Offers />
      <ThreeDayLessons />
    </DefaultToasts>
  );
}
