import { type Examples, expectEveryExample, expectTexts } from './exampleRounds.ts';
import { refusalsOf } from './examples.ts';
import { expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { partnerFlows, secomEntry } from './flows/fibrePartner.ts';
import { press } from './flows/flow.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

const as = 'mizuno.keiko';

const common = {
  status_none: ['未申込', '確認へ進む'],
  status_entr: ['申込手続き中', 'お申し込みの取り消し'],
  status_srvc: ['利用中', '解約'],
  status_cncl: ['取り消し済み', '確認へ進む'],
  status_quit: ['解約済み', '確認へ進む'],
  status_qtwt: ['解約手続き中', '解約の取り消し'],
  not_accepting: ['現在、お申込みを受け付けられない状態です。'],
  longest: ['9,999,999', '10ギガへの切り替え工事が終わり'],
};
const pages: Record<string, Examples> = {
  hikaritv: {
    getOptionHikaritv: {
      ...common,
      normal: ['プランと機器', '基本放送プラン'],
      plan_01: ['プランお値うちプラン'],
      plan_02: ['プランテレビおすすめプラン', '3,850'],
      plan_03: ['プランビデオざんまいプラン'],
      plan_11: ['プランお値うちプラン 2ねん割', '1,650'],
      plan_12: ['プランテレビおすすめプラン 2ねん割'],
      plan_13: ['プランビデオざんまいプラン 2ねん割'],
      plan_14: ['プラン専門チャンネルプラン 2ねん割'],
      plan_15: ['プラン基本放送プラン', '1,100'],
    },
  },
  unext: {
    getOptionUnext: {
      normal: ['未申込'],
      status_none: ['未申込', '確認へ進む'],
      status_applying: ['申込手続き中'],
      status_in_use: ['利用中', '1,200ポイント'],
      status_cancelled: ['取り消し済み'],
      status_terminated: ['解約済み'],
      status_termination_accepted: ['解約受付済み', '解約の取り消し'],
      activation: ['配信サービスの利用登録が必要です', '利用登録に進む'],
      longest: common.longest,
    },
  },
  secom: {
    getOptionSecom: {
      status_srvc: common.status_srvc,
      status_cncl: common.status_cncl,
      status_quit: common.status_quit,
      none: ['未申込', '訪問のご希望'],
      normal: ['審査中', '審査の結果をお待ちください。'],
      status_exam: ['審査中', 'お電話でご相談します'],
      visit: ['訪問の日2026年12月10日(木)'],
      longest: ['9,999,999'],
    },
  },
  bravia_recycle: {
    getOptionBraviaRecycle: {
      ...common,
      normal: ['引き取りの日', '3,300円'],
      recycle: ['引き取りの日2026年12月5日(土)'],
    },
  },
  ps5: {
    getOptionPs5: {
      ...common,
      normal: ['エディション', '3年契約'],
      returning: ['A(通常版)', '解約後の機器機器を返す'],
      buying: ['デジタル・エディション', '解約後の機器機器を買い取る'],
    },
  },
  denki: {
    getOptionDenki: {
      ...common,
      normal: ['供給地点特定番号', '−501'],
      plan_changes: ['料金プランスタンダード', '変更の予定12月10日(木)から料金プラン夜とくプラン'],
      contract_changes: ['変更の予定12月10日(木)から', 'みなと電力'],
    },
  },
  gas: {
    getOptionGas: {
      ...common,
      normal: ['お使いのガス', '都市ガス'],
      lp_gas: ['LPガスをお使いの方は、お申し込みいただけません。'],
    },
  },
};

for (const address of Object.keys(pages)) {
  test(`/option/${address} shows each named example`, async ({ app }) => {
    const table = pages[address] ?? {};
    await expectEveryExample(app, table);
    app.mock.pins.set('getPs5Stock', 'normal');
    const page = await app.visit(`/option/${address}`, { as, viewport: phone });
    for (const [id, rows] of Object.entries(table))
      for (const [example, texts] of Object.entries(rows)) {
        app.mock.pins.set(id, example);
        await page.reload();
        await waitForScreen(page);
        await expectTexts(page, texts);
      }
    await expectNoSidewaysScroll(page);
  });
}

test('stock and plans: each named example', async ({ app }) => {
  const page = await app.visit('/option/hikaritv', { as });
  const plans = ['プランと機器', '基本放送プラン', 'はじめの2か月は無料'];
  const tv: Examples[string] = {
    normal: plans,
    status_none: plans,
    status_cncl: plans,
    status_quit: plans,
    status_entr: ['すでにお申し込みを受け付けています。'],
    status_srvc: ['すでにご利用中です。'],
    status_qtwt: ['解約の手続き中です。'],
    not_accepting: ['現在、お申込みを受け付けられない状態です。'],
    empty: ['いまはお申し込みいただけません', 'この地域では、お申し込みいただけません。'],
  };
  await expectEveryExample(app, { getServiceHikaritv: tv });
  app.mock.pins.set('getOptionHikaritv', 'normal');
  for (const [example, texts] of Object.entries(tv)) {
    app.mock.pins.set('getServiceHikaritv', example);
    await page.reload();
    await waitForScreen(page);
    await expectTexts(page, texts);
  }
  app.mock.pins.set('getOptionPs5', 'normal');
  const stock: Record<string, string> = {
    normal: '在庫あり・11月28日(土)からお届け',
    few: '残りわずか',
    out: '機器の在庫がないため、いまはお申し込みいただけません。',
    empty: '機器の在庫がないため、いまはお申し込みいただけません。',
  };
  for (const [example, text] of Object.entries(stock)) {
    app.mock.pins.set('getPs5Stock', example);
    await page.goto(`${app.url}/option/ps5`);
    await waitForScreen(page);
    await expectTexts(page, [text]);
  }
});

test('what is wrong is said at its field', async ({ app }) => {
  app.mock.pins.set('getOptionSecom', 'none');
  const page = await app.visit(secomEntry.path, { as, viewport: phone });
  await page.getByLabel('ご連絡先の電話番号').fill('090');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expectTexts(page, [
    '3桁です。電話番号は、10〜11桁の半角数字で入力してください。',
    '選択してください',
    '入力の誤りが2つあります',
  ]);
  await expectNoSidewaysScroll(page);
});

/** Operations whose refusals are shown on the review, with the flow that sends them. */
const refusing = [
  'postServiceOptionHikaritv',
  'postUnextOptionChange',
  'postSecomEntry',
  'postBraviaRecycleEntry',
  'postNurodenkiPlanChange',
];

/** What the server says to each refusal. */
const refusalLabels: Record<string, string> = {
  applicant_too_young: '18歳未満の方は、ご入会いただけません。',
  option_not_acceptable: '現在、お申込みを受け付けられない状態です。',
  hikaritv_already: 'すでにお申し込みいただいています',
  payment_method_not_allowed: '現在のお支払い方法では、お申し込みいただけません',
  status_not_allowed: '現在のご利用状況では、お手続きいただけません。',
  quitting: '解約の手続き中のため、お申し込みいただけません。',
  change_in_progress: '前の変更の手続きが終わるまで、お待ちください。',
};

test('each refusal of a partner’s option is said on the review', async ({ app }) => {
  const fresh: Record<string, string> = {
    getOptionHikaritv: 'normal',
    getServiceHikaritv: 'normal',
    getOptionUnext: 'status_in_use',
    getOptionSecom: 'none',
    getOptionBraviaRecycle: 'normal',
    getOptionDenki: 'status_srvc',
  };
  for (const [id, example] of Object.entries(fresh)) app.mock.pins.set(id, example);
  const page = await app.page({ as, viewport: phone });
  for (const id of refusing) {
    const flow = partnerFlows.find(({ writes }) => writes === id);
    if (!flow) throw new Error(`Nothing drives ${id}.`);
    await page.goto(app.url + flow.path);
    await waitForScreen(page);
    await flow.fill(page);
    const refusals = await refusalsOf(app, id);
    expect(refusals.length).toBeGreaterThan(0);
    expect(Object.keys(refusalLabels)).toEqual(expect.arrayContaining(refusals));
    for (const refusal of refusals) {
      app.mock.pins.set(id, refusal);
      await press(page, flow);
      if (refusal === 'option_not_acceptable') {
        const dialog = page.getByRole('alertdialog');
        await expect(dialog.getByText(refusalLabels[refusal] ?? '')).toBeVisible();
        // The page under the dialog can't be reached until the dialog is closed.
        await dialog.getByRole('button', { name: 'OK' }).click();
        continue;
      }
      // The alert of the previous refusal stays until that of this one comes.
      await expect(
        page.getByRole('alert').filter({ hasText: refusalLabels[refusal] ?? '' }),
      ).toBeVisible();
      for (const kept of flow.keeps) await expect(page.getByText(kept).first()).toBeVisible();
    }
  }
});
