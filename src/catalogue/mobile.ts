/** Parts of the data, in words (contract, `DataPartKind`). */
export const dataParts = {
  gift: 'もらったデータ',
  carry_over: '先月の繰り越し',
  this_month: '今月分',
  charge: '追加したデータ',
} as const;

/** Call-flat options (specification 1, section 9). */
export const callFlats = {
  flat_rate: 'なし',
  three_minutes: '3分かけ放題',
  five_minutes: '5分かけ放題',
  ten_minutes: '10分かけ放題',
  unlimited: 'かけ放題(無制限)',
} as const;

/** Applications in progress (specification 1, section 4). */
export const orderStatuses = {
  option_update_processing: 'オプション変更の手続き中',
  shipping: '発送の手続き中',
  mnp_move_in_reserve_wait: '乗り換え(転入)の開通予約待ち',
  mnp_move_in_reserving: '乗り換え(転入)の開通予約済み',
} as const;

/** The call and SMS charges can't be shown (specification 1, section 8). */
export const noCallSms = '表示できる情報がありません';
