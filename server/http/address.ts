/** The path of a request's address; a URL object would throw for some. */
export const pathOf = ({ url }: { url: string }): string => url.split('?')[0] ?? '';

/** The query of a request's address. */
export const queryOf = ({ url }: { url: string }): URLSearchParams => new URLSearchParams(url.split('?')[1]);
