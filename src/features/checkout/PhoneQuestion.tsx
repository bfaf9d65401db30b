import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import * as s from './PhoneField.module.css';
import { numberElsewhere, type PhoneFacts } from './phoneNumbers';

interface PhoneQuestionProps {
  facts: PhoneFacts;
  /** The number as it was typed, without a calling code. */
  localPhone: string;
  onAnswer: (phone: string) => void;
}

/** Asks which country a number is from that its country does not have; it offers the country of the browser's languages. */
export function PhoneQuestion({ facts, localPhone, onAnswer }: PhoneQuestionProps) {
  const elsewhere = numberElsewhere(localPhone, navigator.languages);
  const box = useRef<HTMLDivElement>(null);

  // On a phone the bar with the total would hide what appears below the field.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={box} className={s.question} role="alert" tabIndex={-1} data-question>
      <p>
        {facts.countryName
          ? `Numbers in ${facts.countryName} do not look like ${facts.text}. Which country is yours from?`
          : `${facts.text} does not look right. Which country is yours from?`}
      </p>
      {elsewhere && (
        <Button onClick={() => onAnswer(elsewhere.phone)}>
          {`Use ${elsewhere.text} (${elsewhere.countryName ?? ''})`}
        </Button>
      )}
      <Button variant="secondary" onClick={() => onAnswer(facts.phone)}>
        {`Keep ${facts.text}`}
      </Button>
      <p>Is it another one? Choose the country beside the number, or begin with + and the country code.</p>
    </div>
  );
}
