import {
  beginsWithZero,
  digits,
  fullWidthKatakana,
  landline,
  maxLength,
  mobileNumber,
  phone,
  plainLetters,
  postalCode,
  printable,
  required,
  type Rule,
  validateWith,
} from '@/catalogue/rules';
import { ungrouped } from '@/lib/characters';
import { normalisePhone, normalisePostalCode } from '@/lib/numbers';
import { tidyAddress, tidyKana, tidyMessage, tidyName, tidyText } from '@/lib/typedText';

/** What a field of text takes (docs/product.md §13.1). */
export interface TextKind {
  /** Gives what is meant by what was typed or pasted; given that, it changes nothing more. */
  fold: (typed: string) => string;
  /** What may be wrong with it then, apart from being empty. */
  rules: readonly Rule[];
}

const printed = [plainLetters, printable];

export const textKinds = {
  phone: { fold: normalisePhone, rules: [phone, beginsWithZero] },
  mobilePhone: { fold: normalisePhone, rules: [phone, beginsWithZero, mobileNumber] },
  landline: { fold: normalisePhone, rules: [landline, beginsWithZero] },
  postalCode: { fold: normalisePostalCode, rules: [postalCode] },
  /** A family or given name of the contract. */
  name: { fold: tidyName, rules: [...printed, maxLength(20)] },
  kana: { fold: tidyKana, rules: [fullWidthKatakana, maxLength(30)] },
  /** Who gets a letter or has a contract elsewhere: a person or a firm. */
  addressee: { fold: tidyText, rules: [...printed, maxLength(40)] },
  city: { fold: tidyAddress, rules: [...printed, maxLength(40)] },
  /** Town and number, or building and room. */
  addressLine: { fold: tidyAddress, rules: [...printed, maxLength(60)] },
  /** As another firm's bill has it; the contract has no limit. */
  asOnBill: { fold: tidyText, rules: printed },
  customerNumber: { fold: ungrouped, rules: [digits('お客さま番号', 1, 16)] },
  electricityPoint: { fold: ungrouped, rules: [digits('供給地点特定番号', 22, 22)] },
  gasPoint: { fold: ungrouped, rules: [digits('供給地点特定番号', 17, 17)] },
  /** A message along with a gift. */
  giftMessage: { fold: tidyMessage, rules: [maxLength(20)] },
  /** Why an application is cancelled. */
  comment: { fold: tidyMessage, rules: [maxLength(200)] },
} as const satisfies Record<string, TextKind>;

/**
 * The options of `register` for a text that is folded: the value is what is meant, and the field shows it once
 * it is left.
 */
export const foldedBy = (fold: TextKind['fold']) => ({
  setValueAs: fold,
  onBlur: ({ target }: { target: HTMLInputElement }) => {
    const meant = fold(target.value);
    // Writing moves the caret and forgets what could be undone.
    if (target.value !== meant) target.value = meant;
  },
});

interface TypedAs<Values> {
  optional?: boolean;
  /** A rule that looks at other fields too, asked last. */
  also?: (value: string, values: Values) => string | true;
}

/** `foldedBy` with the rules of its kind: `{...field('tel', typedAs(textKinds.phone))}`. */
export const typedAs = <Values>(
  { fold, rules }: TextKind,
  { optional, also }: TypedAs<Values> = {},
) => ({
  ...foldedBy(fold),
  validate: {
    rules: optional ? validateWith(...rules) : validateWith(required, ...rules),
    ...(also && { also }),
  },
});
