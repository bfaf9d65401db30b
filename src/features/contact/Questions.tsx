import { t } from 'ttag';
import { school } from '../../config/school';
import { openingHours } from '../../config/schoolLinks';
import { AskOnWhatsApp } from '../../ui/AskOnWhatsApp';
import { Paragraphs } from '../../ui/Paragraphs';
import * as s from './ContactPage.module.css';
import { greeting, questions } from './commonQuestions';

/** How to ask the school something, and what most people ask. It stands apart from the reviews, which are published. */
export function Questions() {
  const { opens, closes } = openingHours() ?? {};
  const { region } = school.contact.address;
  return (
    <section className={s.questions} aria-labelledby="questions">
      <h2 id="questions">{t`Questions before you come`}</h2>
      <p>
        {t`Write to us as you would to a friend.`}{' '}
        {opens && t`Somebody answers every day from ${opens} to ${closes}, ${region} time.`}
      </p>
      <AskOnWhatsApp className={s.ask} text={greeting()} />
      <div className={s.answers}>
        {questions().map(({ question, answers }) => (
          <details key={question}>
            <summary>{question}</summary>
            {answers.length === 1 ? (
              <Paragraphs text={answers[0] ?? ''} />
            ) : (
              <ul>
                {answers.map((answer, index) => (
                  <li key={index}>{answer}</li>
                ))}
              </ul>
            )}
          </details>
        ))}
      </div>
    </section>
  );
}
