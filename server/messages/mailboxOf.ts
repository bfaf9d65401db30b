import { domainToASCII } from 'node:url';

/** What nodemailer leaves out of an address before it gives it to the mail server. */
const LEFT_OUT = /[\p{Cc}<>]+/gu;

/** The same text for all ways to write an address that reach one mailbox, as far as nodemailer and mail servers take them for the same. */
export function mailboxOf(address: string): string {
  const text = address.normalize('NFKC').toLowerCase().replace(LEFT_OUT, ' ').trim();
  const at = text.lastIndexOf('@');
  const [name, domain] = [text.slice(0, at), text.slice(at + 1)];
  const unquoted = /^"(.*)"$/.exec(name)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? name;
  return `${unquoted}@${(domainToASCII(domain) || domain).replace(/\.$/, '')}`;
}
