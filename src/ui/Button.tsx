import type { ComponentProps } from 'react';
import * as s from './Button.module.css';
import { Link } from './Link';

/** Each is a class of the style sheet. */
type Variant = 'primary' | 'secondary' | 'quiet';

const classes = (variant: Variant, className = ''): string =>
  `${s.button ?? ''} ${s[variant] ?? ''} ${className}`.trim();

/** A button in one of the site's three looks. It submits a form only with type="submit". */
export function Button({ variant = 'primary', className, ...rest }: ComponentProps<'button'> & { variant?: Variant }) {
  return <button type="button" className={classes(variant, className)} {...rest} />;
}

/** A link within the site that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { variant?: Variant }) {
  return <Link className={classes(variant, className)} {...rest} />;
}
