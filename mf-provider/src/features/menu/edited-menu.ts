import type { Restaurant } from 'shared-api/contract';
import type { RestaurantChange } from '../../lib/update-restaurant.ts';
import {
  changeDraft,
  contentOf,
  toDraft,
  toMenuInput,
  type DraftAction,
  type MenuDraft,
} from './menu-draft.ts';
import { dishNames, nameCourses, presentGroups } from './options/courses.ts';
import {
  changeGroups,
  contentOfGroups,
  toGroups,
  toGroupsInput,
  translateGroups,
  type GroupAction,
  type GroupsDraft,
} from './options/group-draft.ts';

/** Everything that the menu editor saves in one call: the dishes, and the options that they share. */
export interface EditedMenu {
  readonly menu: MenuDraft;
  /** A dish may name a group that is deleted here; it has it again when the deletion is undone. */
  readonly groups: GroupsDraft;
}

/** Changes of dishes, options or both. */
export type EditorAction = DraftAction | GroupAction | { type: 'restart'; edited: EditedMenu };

/** Creates the draft of a stored menu. */
export function toEdited({ menu, optionGroups }: Pick<Restaurant, 'menu' | 'optionGroups'>): EditedMenu {
  return withCourses({ menu: toDraft(menu), groups: toGroups(optionGroups) });
}

/** The body of the update call. */
export function toInput({ menu, groups }: EditedMenu): RestaurantChange {
  const present = presentGroups(groups, menu);
  return { menu: toMenuInput(menu, present), optionGroups: toGroupsInput(present) };
}

/** The content without ids, for comparison. */
export function contentOfEdited({ menu, groups }: EditedMenu): unknown {
  const present = presentGroups(groups, menu);
  return [contentOf(menu, present), contentOfGroups(present, dishNames(menu).keys())];
}

function withCourses({ menu, groups }: EditedMenu): EditedMenu {
  return { menu, groups: nameCourses(groups, menu) };
}

/** Returns the next state; does not change the given one. */
export function changeEdited(edited: EditedMenu, action: EditorAction): EditedMenu {
  return withCourses(changed(edited, action));
}

function changed(edited: EditedMenu, action: EditorAction): EditedMenu {
  const { menu, groups } = edited;
  switch (action.type) {
    case 'restart':
      return action.edited;
    case 'saveGroup':
    case 'removeGroup':
    case 'insertGroup':
      return { menu, groups: changeGroups(groups, action) };
    case 'translate':
      return {
        menu: changeDraft(menu, action),
        groups: translateGroups(groups, action.key, action.place, action.text),
      };
    default:
      return { menu: changeDraft(menu, action), groups };
  }
}
