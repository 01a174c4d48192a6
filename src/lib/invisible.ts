const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`;
const unseenOnes = new RegExp(unseen, 'gu');

/**
 * A text without the characters that nobody sees: spaces without width, marks of direction (contacts copy a
 * phone number between two of them), soft hyphens, variation selectors. For numbers, codes and ids.
 */
export const withoutUnseen = (text: string): string => text.replace(unseenOnes, '');

// A selector chooses the form of a kanji (辻󠄀); selector and joiner make one emoji of several characters.
const kanji = String.raw`\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`;
const pictured = String.raw`(?![#*0-9])\p{Emoji}(?:\uFE0F|\p{Emoji_Modifier}|[\u{E0020}-\u{E007E}]+\u{E007F})?`;
const emoji = String.raw`[#*0-9]\uFE0F?\u20E3|${pictured}(?:\u200D${pictured})*`;
const seenOrUnseen = new RegExp(`(${kanji}|${emoji})|${unseen}`, 'gu');

/** `withoutUnseen` for words: what an invisible character makes of a kanji or an emoji stays. */
export const visibleText = (text: string): string =>
  text.replace(seenOrUnseen, (_, seen: string | undefined) => seen ?? '');
