/** An error in a line; `value` is the wrong text, what is missing, or the column that is too long. */
export interface FileProblem {
  readonly line: number;
  readonly problem:
    | 'column_missing'
    | 'encoding'
    | 'quotes'
    | 'category_required'
    | 'category_long'
    | 'name_required'
    | 'name_long'
    | 'description_long'
    | 'text_long'
    | 'category_differs'
    | 'price_required'
    | 'price_invalid'
    | 'repeated'
    | 'categories_over'
    | 'category_over'
    | 'menu_over'
    | 'empty'
    | 'option_required'
    | 'option_long'
    | 'option_repeated'
    | 'option_unknown'
    | 'dish_unknown'
    | 'count_invalid'
    | 'yes_no_invalid'
    | 'rule_differs'
    | 'rule_min'
    | 'rule_min_options'
    | 'rule_free'
    | 'groups_over'
    | 'group_over'
    | 'options_over'
    | 'dish_groups_over';
  readonly value: string;
}
