/**
 * Header of a call that says for whom it is made: the user's id, or {@link GUEST_PERSON}. The service refuses it under
 * another session (`other_person`).
 */
export const PERSON_HEADER = 'x-person';

/** Nobody was signed in. */
export const GUEST_PERSON = 'guest';
