import { useEffect, useRef } from 'react';
import { t } from 'ttag';
import { Button } from '../../ui/Button';
import { numberElsewhere, type PhoneFacts } from './phoneNumbers';
import * as s from './question.module.css';

interface PhoneQuestionProps {
  facts: PhoneFacts;
  /** The number as it was typed, without a calling code. */
  localPhone: string;
  onAnswer: (phone: string) => void;
}

/** Asks which country a number is from that its country does not have; it offers the country of the browser's languages. */
export function PhoneQuestion({ facts, localPhone, onAnswer }: PhoneQuestionProps) {
  const { text: number, countryName: country } = facts;
  const elsewhere = numberElsewhere(localPhone, navigator.languages);
  const otherNumber = elsewhere?.text;
  const otherCountry = elsewhere?.countryName ?? '';
  const box = useRef<HTMLDivElement>(null);

  // On a phone the bar with the total would hide what appears below the field.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={box} className={s.question} role="alert" tabIndex={-1} data-question>
      <p>
        {country
          ? t`Numbers in ${country} do not look like ${number}. Which country is yours from?`
          : t`${number} does not look right. Which country is yours from?`}
      </p>
      {elsewhere && (
        <Button onClick={() => onAnswer(elsewhere.phone)}>{t`Use ${otherNumber} (${otherCountry})`}</Button>
      )}
      <Button variant="secondary" onClick={() => onAnswer(facts.phone)}>
        {t`Keep ${number}`}
      </Button>
      <p>{t`Is it another one? Choose the country beside the number, or begin with + and the country code.`}</p>
    </div>
  );
}
