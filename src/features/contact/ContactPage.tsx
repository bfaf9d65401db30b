import { t } from 'ttag';
import { school } from '../../config/school';
import { businessData } from '../../lib/businessData';
import { JsonLd } from '../../ui/JsonLd';
import { Page } from '../../ui/Page';
import { ContactDetails } from './ContactDetails';
import * as s from './ContactPage.module.css';
import { Questions } from './Questions';
import { ReviewForm } from './ReviewForm';

/** Contact details and the review form (spec §2). */
export function ContactPage() {
  return (
    <Page
      lead={school.isFirst ? t`Call, write, or come by: we are at the beach every day.` : t`Call, write, or come by.`}
    >
      <JsonLd data={businessData} />
      <div className={s.columns}>
        <Questions />
        <ContactDetails />
      </div>
      <section className={s.review} aria-labelledby="review">
        <h2 id="review">{t`Review and Comment`}</h2>
        <p>{t`Tell us how it was, or what we could do better. Reviews appear on this site.`}</p>
        <ReviewForm />
      </section>
    </Page>
  );
}
