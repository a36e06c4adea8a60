/** Numbers of messages and phones. Apart from the schemas, so that a screen can print them without a validator. */
export const inboxLimits = {
  body: 4_000,
  name: 80,
  /** Phones shown to one visitor in a day, and after how many a proof of work is asked for. */
  revealsADay: 20,
  freeReveals: 5,
  /** First messages of one visitor in a day, and after how many an hour a member is asked for a proof of work. */
  messagesADay: 20,
  freeMessages: 5,
  /** Of a visitor whose browser runs no script: each waits for its email. */
  messagesWithoutWorkADay: 5,
  workMinutes: 10,
  /** How long the key of a mail is good that proves an email, and of one that opens a conversation. */
  confirmDays: 3,
  openDays: 30,
  /** Signs of the code that is typed instead of opening the mail's link, and how many wrong ones an email has in an hour. */
  codeSigns: 8,
  codeTries: 10,
} as const;
