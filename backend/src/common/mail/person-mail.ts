/** The kind of what a member of staff writes to one prospect. */
export const PERSON_MAIL = 'person_mail';
