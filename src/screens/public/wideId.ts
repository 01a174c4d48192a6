/** What is wrong with an id that an input method wrote in full-width, and what to do. */
export const wideIdMessage = '全角の文字が入っています。半角の英数字で入力してください。';

/** Whether an id contains a character other than printable ASCII. */
export const isWideId = (id: string): boolean => /[^ -~]/.test(id);
