import { t } from 'ttag';

/** Says of a lesson of the cart that it was deleted. */
export const goneText = (name: string): string => t`${name} is no longer offered.`;
