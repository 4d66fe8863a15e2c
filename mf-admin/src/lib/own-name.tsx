import type { Language, Translations } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';

interface OwnNameProps {
  restaurant: {
    readonly name: string;
    /** The language of the name; absent where nobody has said it. */
    readonly language?: Language | null | undefined;
    readonly translations?: Translations<'name'> | undefined;
  };
}

/** A restaurant's name in the reader's language where its owner has given it, else the original. */
export function OwnName(props: OwnNameProps) {
  const { restaurant } = props;
  const { text, marks } = useOwnTexts(restaurant.language).name(restaurant);
  return <bdi {...marks}>{text}</bdi>;
}
