/**
 * The rule of a category's name: not blank, and not another's. The message is a text key, so that it follows a change
 * of language.
 *
 * @param isTaken whether another category has the name
 */
export function categoryNameRule(isTaken: (name: string) => boolean) {
  return {
    validate: (name: string) => {
      if (name.trim() === '') return 'category.required';
      return !isTaken(name) || 'category.taken';
    },
  };
}
