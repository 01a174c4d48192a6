/** What was refused at porting in, by code (specification 1, sections 4 and 8, MNP). */
export const mnpTransferInTitles: Partial<Record<string, string>> = {
  mnp_transfer_in_reserve_number_expired: 'MNP予約番号の有効期限を過ぎています',
  mnp_transfer_in_available_time_none: '開通予約の空きがありません',
  mnp_transfer_in_put_reserve_exist: '選択された開通時刻は、すでに予約されています',
  not_one_target: 'ページを表示できません',
};
