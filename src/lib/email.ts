/** Whether `text` matches a simple address pattern: something, an @, a name with a dot (spec §5). Spaces around it do not count. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text.trim());
