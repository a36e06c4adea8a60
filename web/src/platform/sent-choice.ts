/**
 * What a form sent for one of several choices. A page cannot know that it is one of them: somebody may have sent anything.
 * It goes to the call as it came, whose schema reads it and says which field it refuses and why.
 */
export const sentChoice = <T extends string>(sent: string | undefined): T => sent as T;
