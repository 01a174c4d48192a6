import type * as Code from './generated/codes';
import { labelOf, type Open } from './labelOf';
import { refusalTitles } from './refusals';

/** Contract gender as shown (docs/product.md §1.4). */
export const genders: Record<Code.Gender, string> = {
  male: '男性',
  female: '女性',
  other: 'その他',
};

export const houseTypes: Record<Code.HouseType, string> = {
  single: '戸建て',
  multiple: '集合住宅',
};

/** Contract status (docs/product.md §6.1). */
export const contractStatuses: Record<Code.ContractStatusCode, string> = {
  ENTR: 'お申し込み中',
  SRVC: '利用中',
  CNCL: '取り消し済み',
  QTWT: '解約手続き中',
  QUIT: '解約済み',
};

/** Fibre plan types, which decide the option terms (docs/product.md §2.3). */
export const fibrePlanTypes: Record<Code.PlanType, string> = {
  '2G': '2ギガ',
  mansion: 'マンション',
  '10G': '10ギガ',
  '10Gs': '10ギガS',
  '6Gs': '6ギガS',
  '20Gs': '20ギガS',
};

export const applicationChannels: Record<Code.ApplicationChannel, string> = {
  web: 'ウェブから',
  phone: 'お電話から',
  shop: '販売店から',
};

export const linkStatuses: Record<Code.LinkStatus, string> = {
  none: '未連携',
  linked: '連携済み',
  expired: '連携の期限切れ',
};

/** Contract types of a SIM (docs/product.md §1.1). */
export const contractTypes: Record<Code.ContractType, string> = {
  mobile_data: 'データ専用',
  mobile_sms: 'データ+SMS',
  mobile_voice: '音声',
};

/** Families of the mobile plans (docs/product.md §10.2). */
export const planFamilies: Record<Code.PlanFamily, string> = {
  value: 'バリュー',
  neo: 'NEO',
  neo_lite: 'NEO ライト',
  neo_w: 'NEO W',
  time: 'タイム',
  sml: 'S・M・L',
};

/** Kinds of the value plans, which have one name (docs/product.md §10.2). */
export const valuePlanKinds: Record<Code.ValuePlanKind, string> = {
  value_sml_data_sms: 'データ+SMS',
  value_sml_voice: '音声',
  value_sml_voice_limited: '音声(通話に制限あり)',
};

/** Types of plans and call-flat options (docs/product.md §10.2). */
export const mobilePlanTypes: Record<Code.MobilePlanType, string> = {
  TelFixedUpToMinutesSeller: '1回ごとに決まった時間まで定額',
  TelFixedAllMinutesSeller: '通話時間にかかわらず定額',
  TwentyGbSeller: '20GBのプランがある種類',
};

/** Special calling plans (docs/product.md §10.2). */
export const specialCallings: Record<Code.SpecialCallingPlanCode, string> = {
  VO4012: '5分かけ放題 プラス',
  VO3052: '10分かけ放題 プラス',
};

/** Procedures of both services as they are called everywhere (contract, `ProcedureCode`). */
export const procedureNames: Record<Code.ProcedureCode, string> = {
  payment: 'お支払い方法の変更',
  customer: '登録情報の変更',
  email: 'メールアドレスの変更',
  password: 'パスワード・お客さまIDの変更',
  promotion: 'お知らせの受け取り',
  document: '書類の発行・送付',
  construction: '工事の日程',
  delivery: 'お届けと回収',
  account_link: '連携IDの設定',
  move: 'お引っ越し',
  upgrade: '10ギガへの変更',
  report: '建物の調査報告',
  quit: '解約',
  quit_cancel: '解約の取り消し',
  entry_cancel: 'お申し込みの取り消し',
  plan: 'プランの変更',
  call_service: '通話オプション',
  esim: 'eSIMの発行・再発行',
  device_entry: '機種の追加',
  mnp_transfer_in: '開通の予約',
  stop_restart: 'SIMの利用停止・再開',
  rental_wifi: 'レンタルWi-Fiの返却',
};

/** What is set for the first time is registered, not changed. */
const registrations: Partial<Record<string, string>> = {
  payment: 'お支払い方法の登録',
  email: 'メールアドレスの登録',
} satisfies Partial<Record<Code.ProcedureCode, string>>;

/** How a procedure is called; `isFirst` where nothing was set so far. */
export const procedureTitle = (code: Open<Code.ProcedureCode>, isFirst = false): string =>
  (isFirst && registrations[code]) || labelOf(procedureNames, code);

/** Procedures that follow something else: without it there is nothing to do, and nothing to explain. */
const followUps = new Set<string>([
  'construction',
  'delivery',
  'report',
  'quit_cancel',
  'entry_cancel',
  'mnp_transfer_in',
  'rental_wifi',
] satisfies Code.ProcedureCode[]);

interface ListedProcedure {
  code: string;
  is_available: boolean;
  available_from: string | null;
}

/**
 * The procedures that aren't possible now and that a customer may look for.
 * @param procedures all of a service
 */
export function closedProcedures<Procedure extends ListedProcedure>(
  procedures: readonly Procedure[],
): Procedure[] {
  const isLeaving = procedures.some(({ code, is_available }) => code === 'quit' && !is_available);
  return procedures.filter(
    ({ code, is_available, available_from }) =>
      !is_available &&
      (!followUps.has(code) || available_from !== null || (code === 'quit_cancel' && isLeaving)),
  );
}

export const simKinds: Record<Code.SimKind, string> = { sim_card: 'SIMカード', esim: 'eSIM' };

export const customerRefusalTitle = refusalTitles<
  Code.CustomerRefusalCode | Code.BillingAddressRefusalCode
>({
  not_changed: '変更する内容がありません',
  change_in_progress: '前の変更を手続き中です',
  quitting: '解約の手続き中です',
});
