-- A card is set up on the provider's page once an office has been approved (card_setup). The token given at registration was
-- sealed here and read by nothing: what nobody needs is not kept. Its checks go with it.
alter table plan_choice drop column card_token;
