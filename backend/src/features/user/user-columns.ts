/** The columns of an accounts file, in their order. */
export const USER_COLUMNS = [
  'id',
  'firstname',
  'lastname',
  'email',
  'phone',
  'role',
  'confirmed',
  'emailConfirmed',
  'language',
  'createdAt',
] as const;
export type UserColumn = (typeof USER_COLUMNS)[number];
