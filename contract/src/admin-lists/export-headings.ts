/** Heads of the spreadsheets of the lists of administrators. The server alone reads them. */
import { pair } from '../pair.ts';

const id = pair('Αριθμός χρήστη', 'User ID');
const email = pair('Email', 'Email');
const status = pair('Κατάσταση', 'Status');
const agency = pair('Γραφείο', 'Agency');
const gemi = pair('ΓΕΜΗ', 'GEMI');
const registered = pair('Ημερομηνία εγγραφής', 'Registered on');
const plan = pair('Πακέτο', 'Plan');
const listingId = pair('Κωδικός αγγελίας', 'Listing ID');
const municipality = pair('Δήμος', 'Municipality');

export const userExportHeadings = [
  pair('Αριθμός', 'ID'),
  pair('Όνομα', 'Name'),
  email,
  pair('Ρόλος', 'Role'),
  status,
  agency,
  gemi,
  registered,
  pair('Τελευταία σύνδεση', 'Last seen'),
] as const;

export const agencyExportHeadings = [
  id,
  agency,
  gemi,
  pair('ΑΦΜ', 'AFM'),
  email,
  status,
  municipality,
  plan,
  pair('Ενεργές προς πώληση', 'Active for sale'),
  pair('Ενεργές προς ενοικίαση', 'Active for rent'),
  registered,
] as const;

export const adminListingExportHeadings = [
  listingId,
  status,
  pair('Πώληση ή ενοικίαση', 'Sale or rent'),
  pair('Τίτλος', 'Title'),
  pair('Τύπος', 'Type'),
  pair('Περιοχή', 'Area'),
  municipality,
  pair('Εμβαδόν (τ.μ.)', 'Size (m²)'),
  pair('Τιμή (€)', 'Price (€)'),
  id,
  pair('Όνομα χρήστη', 'User’s name'),
  pair('Ανοιχτές αναφορές', 'Open reports'),
  pair('Πρώτη δημοσίευση', 'First published'),
  pair('Τελευταία ενημέρωση', 'Last updated'),
] as const;

export const subscriptionExportHeadings = [
  id,
  agency,
  gemi,
  status,
  plan,
  pair('Τρόπος πληρωμής', 'Payment method'),
  pair('Έναρξη', 'Started on'),
  pair('Τελευταία μέρα', 'Last day'),
  pair('Ενεργές αγγελίες', 'Active listings'),
  pair('Οφειλή (€)', 'Amount due (€)'),
] as const;

export const reportExportHeadings = [
  pair('Αριθμός', 'ID'),
  pair('Ημερομηνία', 'Date'),
  pair('Λόγος', 'Reason'),
  status,
  listingId,
  pair('Αριθμός χρήστη αγγελίας', 'User ID of the listing'),
  pair('Περιγραφή', 'Description'),
  pair('Απόφαση', 'Decision'),
  pair('Ημερομηνία απόφασης', 'Decided on'),
] as const;
