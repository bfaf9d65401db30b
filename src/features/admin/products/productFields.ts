import { backendLevel } from '../../../config/env';
import { lessonFacts } from '../../../lib/lessonFacts';
import { levels } from '../../../lib/levels';
import { secondLanguage, type Translated } from '../shared/resource/translations';
import type { FormField } from '../shared/resource/types';
import { useCategoryOptions } from './categoryParts';
import { type FactValues, hintsFor } from './factRules';
import type { RequiredValues } from './productRules';

/** What visitors read of a lesson, in Indonesian. The facts are those of the English words: the contract reads these alone. */
export const indonesian = secondLanguage({
  name: { kind: 'text', label: 'name', maxLength: 120 },
  description: { kind: 'area', label: 'description', maxLength: 5000 },
});

export type ProductValues = RequiredValues &
  FactValues &
  Translated<'name' | 'description'> & { description: string; image: File | null };

const levelOptions = [
  { value: '', label: 'Not set' },
  ...Object.entries(levels).map(([value, label]) => ({ value, label })),
];

/** What a lesson says of itself, with what its name gives where a field is empty. */
function factFields(values: ProductValues): FormField<ProductValues>[] {
  const hints = hintsFor(values);
  const half = (name: keyof FactValues, label: string) => ({ name, label, hint: hints[name], isHalf: true });
  const number = { kind: 'text', inputMode: 'numeric', maxLength: 3 } as const;
  return [
    { ...half('days', 'Days'), ...number },
    { ...half('minutes', 'Minutes'), ...number },
    { ...half('minPeople', 'People from'), ...number },
    { ...half('maxPeople', 'People to'), ...number },
    { kind: 'choice', name: 'level', label: 'Level', hint: hints.level, useOptions: () => levelOptions },
    { kind: 'text', name: 'startTimes', label: 'Start times', hint: hints.startTimes, maxLength: 60 },
  ];
}

function priceHint({ name, description, days }: ProductValues): string {
  const count = Number(days) || lessonFacts({ name, description }).days;
  return count > 1 && backendLevel() === 2
    ? `Rupiah for one person and all ${String(count)} days.`
    : 'Rupiah for one person and one session.';
}

/** The fields of a product's form; what it says of itself is for a backend of level 2. */
export const fieldsFor = (current: string | null, values: ProductValues): FormField<ProductValues>[] => [
  { kind: 'choice', name: 'category', label: 'Category', required: true, useOptions: useCategoryOptions },
  { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 120 },
  {
    kind: 'text',
    name: 'price',
    label: 'Price',
    required: true,
    maxLength: 20,
    inputMode: 'numeric',
    hint: priceHint(values),
  },
  { kind: 'area', name: 'description', label: 'Description', maxLength: 5000 },
  ...(backendLevel() === 2 ? factFields(values) : []),
  { kind: 'image', name: 'image', label: 'Image', current },
  ...(indonesian.fields() as FormField<ProductValues>[]),
];
