/** What starts a home's connection where the contract names no devices. */
const usual = ['光回線終端装置(ONU)', 'ルーター'];

/**
 * How to start the devices of a fibre line anew, in three steps.
 * @param devices their names from the line inwards; the usual ones where there are none
 */
export function restartSteps(devices: readonly string[]): { title: string; text: string }[] {
  const named = devices.length > 0 ? devices : usual;
  return [
    { title: '電源を切る', text: `${named.join('と')}の電源プラグを、コンセントから抜きます。` },
    { title: '1分ほど待つ', text: 'すぐに入れると、つながりなおさないことがあります。' },
    {
      title: 'もう一度、電源を入れる',
      text:
        named.length > 1
          ? `${named.join('、')}の順に入れて、ランプがつくまで数分お待ちください。`
          : '電源を入れて、ランプがつくまで数分お待ちください。',
    },
  ];
}
