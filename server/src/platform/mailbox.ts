/** Which mailbox an address ends in. For counting alone: letters go to the address as it was typed. */

/** Dots in front of the @ mean nothing to them. */
const withoutDots = new Set(['gmail.com', 'googlemail.com']);
const sameDomain = new Map([['googlemail.com', 'gmail.com']]);

type Mailbox = {
  mailbox: string;
  domain: string;
  /** Written otherwise than the mailbox itself: there is no end of these, and anybody can make them up. */
  isVariant: boolean;
};

export function mailboxOf(email: string): Mailbox {
  const at = email.lastIndexOf('@');
  const typed = email.slice(at + 1).toLowerCase();
  const domain = sameDomain.get(typed) ?? typed;
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  const mailbox = `${withoutDots.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
  return { mailbox, domain, isVariant: email.toLowerCase() !== mailbox };
}

/** The key of a count. Who writes a mailbox as it is does not share with those who make up others that lead to it. */
export function countedAs(email: string): string {
  const { mailbox, isVariant } = mailboxOf(email);
  return isVariant ? `to ${mailbox}` : mailbox;
}

/** Where everybody has a mailbox: their number of registrations says nothing. */
const providers = new Set([
  'gmail.com',
  'yahoo.com',
  'yahoo.gr',
  'hotmail.com',
  'hotmail.gr',
  'outlook.com',
  'outlook.com.gr',
  'live.com',
  'windowslive.com',
  'icloud.com',
  'me.com',
  'protonmail.com',
  'proton.me',
  'otenet.gr',
  'forthnet.gr',
  'mail.com',
]);

export const isProvider = (domain: string): boolean => providers.has(domain);
