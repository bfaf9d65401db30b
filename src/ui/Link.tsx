import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler, useMatch } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** What the history keeps beside the address, such as `{ preventScrollReset: true }` (app/ScrollAndFocus). */
  state?: unknown;
}

/** A link within the site. React Router's own would bring the code of its framework mode into the bundle (3.4 kB). */
export function Link({ to, state, target, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { target, state });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(to)} target={target} onClick={click} />;
}

interface NavLinkProps extends LinkProps {
  to: string;
  /** Whether only its own page counts, not also those below it. */
  end?: boolean;
}

/** A link that says whether the person is on its page, or below it. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  return <Link {...link} aria-current={useMatch({ path: link.to, end }) ? 'page' : undefined} />;
}
