/** [CALL-1] Every call of the customer's list exists under its own path and method. The list is written out here by hand. */
import { allCalls } from '@estia/contract/calls';
import { expect, it } from 'vitest';
import { createOpenApiDocument } from './platform/http/openapi.ts';

const customersList = `
POST /property/search
PUT /user/update-search-history
GET /property
GET /property/property
POST /property/create
PUT /property/update
DELETE /property/delete
PUT /property/addcount
PUT /property/report
GET /property/places
GET /property/new-properties
GET /property/top-districts
GET /property/recommended-houses
GET /property/more-views
GET /property/top-searches
GET /property/categories
GET /property/types
GET /property/building-access
GET /property/electricity-types
GET /property/floors
GET /property/floor-types
GET /property/frames
GET /property/heatings
GET /property/energyClasses
GET /property/prefectures
GET /property/municipalities
GET /property/districts
GET /property/parkings
GET /property/wardrobes
GET /property/leanings
GET /property/doors
GET /property/gardens
GET /property/swimming-pools
GET /property/conditions
GET /property/transportations
GET /property/spatial-plannings
GET /property/orientations
GET /property/views
GET /property/administrative-regions
GET /property/extras
GET /property/report-reasons
POST /user/register
POST /user/login
POST /user/send-email-password
POST /user/user-reset-password
POST /user/update
POST /user/update-agency
DELETE /user/delete
GET /user/favorites
PUT /user/add-favorite
PUT /user/remove-favorite
GET /user/agency
GET /user/agencies
GET /user/{id}/properties/sale
GET /user/{id}/properties/rent
GET /user/search-realtors
GET /user/search-realtors-home
GET /user/realtor-associations
GET /user/realtor-association-ranks
GET /user/user-alerts
GET /user/user-alerts/reasons
POST /user/send-alert-mail
GET /user/external-source
GET /user/external-sources
POST /user/external-source
POST /user/external-sources
GET /user/subscriptions
GET /user/subscriptions/types
GET /user/subscriptions/plans
DELETE /user/subscription
PUT /user/change-subscription-plan
PUT /user/update-subscription
PUT /user/change-payment
GET /adminPanel/users
GET /adminPanel/propertiesForRent
GET /adminPanel/propertiesForSale
POST /adminPanel/article
PUT /adminPanel/article/{id}
DELETE /adminPanel/article/{id}
POST /adminPanel/home-image
GET /article
GET /article/{id}
`
  .trim()
  .split('\n');

it('[CALL-1] declares every call of the customer’s list', () => {
  const declared = new Set(allCalls.map((call) => call.key));
  expect(customersList).toHaveLength(82);
  expect(customersList.filter((key) => !declared.has(key as never))).toEqual([]);
});

it('[CALL-1] describes every declared call by OpenAPI 3.1', () => {
  const { openapi, paths } = createOpenApiDocument();
  expect(openapi).toBe('3.1.0');
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
  );
  expect(described.sort()).toEqual(allCalls.map((call) => call.key).sort());
});
