/** Words of the list of everybody who offers a property. */
import { pair } from '../../pair.ts';

export const propertyListingsMessages = {
  title: pair(
    (count: number) => `${count} αγγελίες για αυτό το ακίνητο`,
    (count: number) => `${count} listings for this property`,
  ),
  advertiser: pair('Αγγελιοδότης', 'Advertiser'),
  published: pair('Δημοσίευση', 'Published'),
  price: pair('Τιμή', 'Price'),
  thisListing: pair('Αυτή η αγγελία', 'This listing'),
  owner: pair('Από τον ιδιοκτήτη', 'From the owner'),
  mandates: {
    simple: pair('Απλή εντολή', 'Non-exclusive'),
    exclusive: pair('Αποκλειστικότητα', 'Exclusive'),
  },
};
