/**
 * One form for texts that people write in several ways: half and full width, both kinds of kana, Wi-Fi
 * and wifi.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[\s・.\-‐−–—ー]/g, '');
}
