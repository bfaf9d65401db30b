import type { ReactNode } from 'react';
import { partsOf } from '../config/sentTexts';

interface ParagraphsProps {
  text: string;
  className?: string | undefined;
  /** Goes on after the last of them. */
  children?: ReactNode;
}

/** A text of the school, in which a blank line begins a new paragraph. Texts may stand there twice, so their place is the key. */
export const Paragraphs = ({ text, className, children }: ParagraphsProps) =>
  partsOf(text).map((paragraph, index, { length }) => (
    <p key={index} className={className} dir="auto">
      {paragraph}
      {index === length - 1 && children}
    </p>
  ));
