/** The magazine of the demo world, newest first. */
import { afmForForeigners } from './afm-for-foreigners.ts';
import { approximateLocation } from './approximate-location.ts';
import type { Article } from './article.ts';
import { askingPrices } from './asking-prices.ts';
import { buyingLand } from './buying-land.ts';
import { energyCertificate } from './energy-certificate.ts';
import { enfia } from './enfia.ts';
import { firstHomeCosts } from './first-home-costs.ts';
import { fixedOrVariable } from './fixed-or-variable.ts';
import { goldenVisaFacts } from './golden-visa-facts.ts';
import { homeOffice } from './home-office.ts';
import { mortgageSteps } from './mortgage-steps.ts';
import { priceHistory } from './price-history.ts';
import { readingAListing } from './reading-a-listing.ts';
import { rentingSafely } from './renting-safely.ts';
import { saleDocuments } from './sale-documents.ts';
import { smallerHomes } from './smaller-homes.ts';
import { viewingChecklist } from './viewing-checklist.ts';

export const articles: readonly Article[] = [
  priceHistory,
  goldenVisaFacts,
  firstHomeCosts,
  askingPrices,
  rentingSafely,
  mortgageSteps,
  approximateLocation,
  energyCertificate,
  fixedOrVariable,
  viewingChecklist,
  homeOffice,
  enfia,
  saleDocuments,
  smallerHomes,
  afmForForeigners,
  readingAListing,
  buyingLand,
];
