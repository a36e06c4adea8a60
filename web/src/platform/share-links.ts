/** Where a page can be sent on to. Plain links: nothing of these services is loaded here, and nobody is told before a click. */

/** What is sent to a chat is the address alone: the chat draws the page's own preview card under it. */
export function createShareLinks(url: string, title: string): [name: 'WhatsApp' | 'Viber' | 'Email', href: string][] {
  const address = encodeURIComponent(url);
  return [
    ['WhatsApp', `https://wa.me/?text=${address}`],
    ['Viber', `viber://forward?text=${address}`],
    ['Email', `mailto:?subject=${encodeURIComponent(title)}&body=${address}`],
  ];
}
