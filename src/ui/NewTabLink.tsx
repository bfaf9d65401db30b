import type { ComponentProps } from 'react';

/** A link to another site, in a new tab. */
export const NewTabLink = (props: ComponentProps<'a'>) => <a target="_blank" rel="noreferrer" {...props} />;
