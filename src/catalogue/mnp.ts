import type * as Code from './codes';
import { refusalTitles } from './refusals';

/** Titles of refusals at porting in (docs/product.md §10.6). */
export const mnpTransferInRefusalTitle = refusalTitles<
  // A time that was taken meanwhile shows at its field.
  Exclude<Code.MnpTransferInOrderRefusalCode, 'mnp_transfer_in_put_reserve_exist'>
>({
  mnp_transfer_in_reserve_number_expired: 'MNP予約番号の有効期限を過ぎています',
  mnp_transfer_in_available_time_none: '開通予約の空きがありません',
  not_one_target: 'ページを表示できません',
});
