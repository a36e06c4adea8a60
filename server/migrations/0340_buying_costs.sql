-- What buying a property costs beside its price, as dated shares that an admin keeps. Those of a notary, the land registry, a lawyer
-- and an agency are agreed or change with the case: they are empty until an admin enters one, and nothing is counted for them.
insert into rule (code, version, valid_from, status, params, text_el, text_en, source_url, checked_at, changed_at) values
('buying_costs', 1, '2014-01-01', 'open',
 '{"transfer_tax_percent": 3, "municipal_tax_percent": 3, "notary_percent": null, "registry_percent": null, "lawyer_percent": null,
   "agency_fee_percent": null}',
 'Φόρος μεταβίβασης ακινήτων: 3% της φορολογητέας αξίας (ν. 1587/1950, άρθρο 4, όπως άλλαξε με το άρθρο 11 του ν. 4223/2013) για μεταβιβάσεις από 1-1-2014, και 3% του φόρου για τον δήμο.',
 'Real estate transfer tax: 3% of the taxable value (law 1587/1950, article 4, as amended by article 11 of law 4223/2013) for transfers from 1 January 2014, and 3% of the tax for the municipality.',
 'https://www.taxheaven.gr/laws/view/index/law/4223/year/2013/article/11/paragraph/1', '2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z');
