/** Kyero v3 feeds as its public specification and software that writes it show them. Invented homes. */
export const kyeroFile = (properties: string, version = '3', encoding = 'UTF-8'): string =>
  `<?xml version="1.0" encoding="${encoding}"?>
<root>
<kyero><feed_version>${version}</feed_version></kyero>
${properties}
</root>
`;

export const kyeroVilla = (id: string, price = '850000'): string => `<property>
<id>${id}</id>
<date>2026-11-02 09:30:00</date>
<ref>V-${id}</ref>
<price>${price}</price>
<currency>EUR</currency>
<price_freq>sale</price_freq>
<new_build>0</new_build>
<type>Villa</type>
<town>Naxos</town>
<province>Cyclades (Province)</province>
<location_detail>Agios Prokopios</location_detail>
<location><latitude>37.0772</latitude><longitude>25.3467</longitude></location>
<beds>4</beds>
<baths>3</baths>
<pool>1</pool>
<surface_area><built>210</built><plot>4200</plot></surface_area>
<energy_rating><consumption>A</consumption><emissions>B</emissions></energy_rating>
<url><en>https://agency.example/en/${id}</en></url>
<title><en>Villa with pool above the beach</en><el>Βίλα με πισίνα πάνω από την παραλία</el></title>
<desc><en>A stone villa with a private pool &amp; sea view.</en><el>Πέτρινη βίλα με ιδιωτική πισίνα και θέα στη θάλασσα.</el><de>Eine Villa.</de></desc>
<features><feature><en>Sea View</en></feature><feature>Private pool</feature><feature>Air conditioning</feature><feature>Wine cellar</feature></features>
<images><image id="2"><url>https://img.example/${id}/2.jpg</url></image><image id="1"><url>https://img.example/${id}/1.jpg?v=7</url></image></images>
</property>`;

/** What partners add: an address, a floor, fees; a rental by the month and a text in two languages at once. */
export const kyeroFlat = `<property>
<id>K-2</id><date>2026-10-01 10:00:00</date><ref>K-2</ref>
<price>1.150</price><currency>EUR</currency><price_freq>month</price_freq>
<type>Middle Floor Apartment</type><town>Χανιά</town><province>Χανίων</province><postcode>73100</postcode>
<address>Οδός Χάληδων 14, Χανιά</address><floor>2nd floor</floor><community_fees>45</community_fees><cadastralRef>050123456789/1/7</cadastralRef>
<beds>2</beds><baths>1</baths>
<surface_area><built>78,5</built><plot>0</plot></surface_area>
<energy_rating><consumption>X</consumption></energy_rating>
<desc>Διαμέρισμα δύο υπνοδωματίων κοντά στο λιμάνι.
Two-bedroom apartment next to the old harbour.</desc>
<images><image id="1"><url>ftp://img.example/1.jpg</url></image></images>
</property>`;

export const kyeroPlot = `<property>
<id>P-9</id><date>2026-10-01 10:00:00</date><ref>P-9</ref>
<price>120000</price><currency>EUR</currency><price_freq>sale</price_freq>
<type>Land</type><town>Paros</town><province>Cyclades</province>
<surface_area><plot>4050</plot></surface_area>
<desc><en><![CDATA[<p>Flat plot with <b>sea view</b>.</p>]]></en></desc>
</property>`;
