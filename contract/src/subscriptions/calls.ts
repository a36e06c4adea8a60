import { planned } from '../call.ts';

export const subscriptions = planned(
  'GET',
  '/user/subscriptions',
  'professional',
  'Own subscription, or all for an admin',
);
export const cancelSubscription = planned('DELETE', '/user/subscription', 'professional', 'Cancel a subscription');
export const changePlan = planned('PUT', '/user/change-subscription-plan', 'professional', 'Change the plan');
export const updateSubscription = planned(
  'PUT',
  '/user/update-subscription',
  'admin',
  'Edit start, end and active flag',
);
export const changePayment = planned('PUT', '/user/change-payment', 'professional', 'Change the payment method');
