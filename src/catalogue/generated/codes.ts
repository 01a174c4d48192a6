// Generated from openapi/ by `npm run generate`. Never edit.

/**
 * Kind of bank account.
 * - ordinary: 普通
 * - current: 当座
 * - savings: 貯蓄
 */
export type AccountKind = "ordinary" | "current" | "savings";

/**
 * - change: 変更する
 * - cancel: 取り消す
 * - guide: 案内を見る
 */
export type ActionKind = "change" | "cancel" | "guide";

/**
 * What is applied for.
 * - add: 追加
 * - remove: 解約
 */
export type AddOrRemove = "add" | "remove";

/**
 * - not_needed: 同意は不要
 * - needed: 同意の確認中
 * - agreed: 同意済み
 * - refused: 同意が得られませんでした
 */
export type AgreementStatus = "not_needed" | "needed" | "agreed" | "refused";

/**
 * - ENTR: 申込手続き中
 * - SRVC: 利用中
 * - CNCL: 取り消し済み
 * - QUIT: 解約済み
 * - QTWT: 解約手続き中
 */
export type AmuelinkStatus = "ENTR" | "SRVC" | "CNCL" | "QUIT" | "QTWT";

/**
 * - web: ウェブ
 * - phone: お電話
 * - shop: 販売店
 */
export type ApplicationChannel = "web" | "phone" | "shop";

/**
 * State at the address.
 * - providing: 提供中
 * - accepting: 受け付け中
 * - scheduled: 提供予定
 * - not_providing: 提供していません
 */
export type AreaDetailState = "providing" | "accepting" | "scheduled" | "not_providing";

/**
 * State in the area.
 * - providing: 提供中
 * - providing_partially: 一部で提供中
 * - accepting: 受け付け中
 * - accepting_partially: 一部で受け付け中
 * - scheduled: 提供予定
 * - scheduled_partially: 一部で提供予定
 * - not_providing: 提供していません
 */
export type AreaSummaryState = "providing" | "providing_partially" | "accepting" | "accepting_partially" | "scheduled" | "scheduled_partially" | "not_providing";

/**
 * - one_time_pwd_mail: メール
 * - one_time_pwd_sms: SMS
 */
export type AuthenticationMethod = "one_time_pwd_mail" | "one_time_pwd_sms";

/**
 * - bad_request: 入力に誤りがあります
 */
export type BadRequestErrorCode = "bad_request";

/**
 * - base: 基本料金
 * - option: オプション料金
 * - discount: 割引
 * - call: 通話料(通話明細がある)
 * - sms: SMS送信料
 * - instalment: 分割払い
 * - one_time: 今回だけの料金
 */
export type BillLineKind = "base" | "option" | "discount" | "call" | "sms" | "instalment" | "one_time";

/**
 * - not_changed: 変更がない
 * - change_in_progress: 前の変更を手続き中
 */
export type BillingAddressRefusalCode = "not_changed" | "change_in_progress";

/**
 * How the billing is confirmed.
 * - link: SMSのリンク先
 * - code: SMSの認証コード
 */
export type BillingConfirmBy = "link" | "code";

/**
 * - sms_code_wrong: SMSの認証コードが違う
 * - sms_code_expired: SMSの認証コードの期限切れ
 * - carrier_not_eligible: 対象外の番号
 * - payment_restricted: お支払い方法を変更できない
 * - change_in_progress: ほかの変更を先に受け付けた
 */
export type BillingConfirmRefusalCode = "sms_code_wrong" | "sms_code_expired" | "carrier_not_eligible" | "payment_restricted" | "change_in_progress";

/**
 * - carrier_not_eligible: 対象外の番号
 * - too_many_requests: 再送の間隔が短い
 * - payment_restricted: お支払い方法を変更できない
 * - change_in_progress: 前の変更を手続き中
 */
export type BillingSmsRefusalCode = "carrier_not_eligible" | "too_many_requests" | "payment_restricted" | "change_in_progress";

/**
 * - 0: 請求前
 * - 1: 請求中
 * - 2: 一部入金待ち
 * - 3: お支払い済み
 * - 4: 弁護士事務所からの請求
 * - 5: 入金待ち
 * - 6: 請求停止
 */
export type BillingStatusCode = "0" | "1" | "2" | "3" | "4" | "5" | "6";

/**
 * - applicant_too_young: 18歳未満
 * - option_not_acceptable: お申し込みを受け付けられない
 * - payment_method_not_allowed: お支払い方法の制限
 * - status_not_allowed: いまの状態ではできない
 * - quitting: 解約の手続き中
 */
export type BraviaRefusalCode = "applicant_too_young" | "option_not_acceptable" | "payment_method_not_allowed" | "status_not_allowed" | "quitting";

/**
 * Call-flat option, with its fee a month.
 * - flat_rate: なし(0円)
 * - three_minutes: 3分かけ放題(660円)
 * - five_minutes: 5分かけ放題(490円)
 * - ten_minutes: 10分かけ放題(880円)
 * - unlimited: かけ放題(無制限)(1,430円)
 */
export type CallFlat = "flat_rate" | "three_minutes" | "five_minutes" | "ten_minutes" | "unlimited";

/**
 * - local: 市内通話
 * - long_distance: 市外通話
 * - mobile: 携帯電話への通話
 * - international: 国際通話
 * - directory: 番号案内
 */
export type CallKind = "local" | "long_distance" | "mobile" | "international" | "directory";

/**
 * Other call service.
 * - voice_mail: 留守番電話
 * - call_waiting: 割込通話
 * - call_forwarding: 転送電話
 * - nuisance_call_block: 迷惑電話ブロック
 * - international_call: 国際電話
 */
export type CallServiceKey = "voice_mail" | "call_waiting" | "call_forwarding" | "nuisance_call_block" | "international_call";

/**
 * - option_not_acceptable: お申し込みを受け付けられない
 * - not_eligible: ご契約のプランは対象外
 * - option_update_processing: 前の変更を手続き中
 * - not_changed: 変更がない
 * - quitting: 解約の手続き中
 * - suspended: 利用停止中
 */
export type CallServiceRefusalCode = "option_not_acceptable" | "not_eligible" | "option_update_processing" | "not_changed" | "quitting" | "suspended";

/**
 * - planned: 適用予定
 * - applied: 適用中
 * - ended: 終了
 */
export type CampaignState = "planned" | "applied" | "ended";

/**
 * - cancel_error: 取り消せない
 */
export type CancelExchangeRefusalCode = "cancel_error";

/**
 * What is taken back.
 * - price_plan: プランの変更
 * - voice_call_fixed_option: かけ放題の変更
 */
export type CancelTarget = "price_plan" | "voice_call_fixed_option";

/**
 * Brand.
 * - Visa: Visa
 * - Mastercard: Mastercard
 * - JCB: JCB
 * - Amex: アメリカン・エキスプレス
 * - Diners: ダイナースクラブ
 */
export type CardBrand = "Visa" | "Mastercard" | "JCB" | "Amex" | "Diners";

/**
 * Product whose card is set.
 * - minamo: Minamo 光
 */
export type CardProduct = "minamo";

/**
 * - card_authentication_failed: カード認証の失敗
 * - card_authentication_maintenance: カード認証システムのメンテナンス中
 * - card_not_accepted: 使えないカード
 * - payment_restricted: お支払い方法を変更できない
 * - authentication_expired: 認証の時間切れ
 * - change_in_progress: 前の変更を手続き中
 * - cipher_expired: 暗号化の期限切れ
 */
export type CardRefusalCode = "card_authentication_failed" | "card_authentication_maintenance" | "card_not_accepted" | "payment_restricted" | "authentication_expired" | "change_in_progress" | "cipher_expired";

/**
 * State of the card authentication.
 * - authenticating: 認証中
 * - completed: 登録済み
 */
export type CardState = "authenticating" | "completed";

/**
 * Carrier of the current line; the names are ours.
 * - 00: なし
 * - 01: NTT東日本(加入電話)
 * - 06: NTT西日本(加入電話)
 * - 31: NTTコミュニケーションズ
 * - 36: KDDI(ケーブルプラス電話)
 * - 38: KDDI(auひかり電話)
 * - 39: ソフトバンク(おうちのでんわ)
 * - 73: NTT東日本(ひかり電話)
 * - 75: NTT西日本(ひかり電話)
 * - 76: アルテリア
 * - 78: ケーブルテレビの電話
 * - 90: そのほかの会社
 * - 99: わからない
 */
export type Carrier = "00" | "01" | "06" | "31" | "36" | "38" | "39" | "73" | "75" | "76" | "78" | "90" | "99";

/**
 * - cashback_already_paid: 入金手続き済み
 * - cashback_not_eligible: 対象外
 * - cashback_expired: 期限切れ
 * - account_not_found: 口座がない
 */
export type CashbackAccountConflictCode = "cashback_already_paid" | "cashback_not_eligible" | "cashback_expired" | "account_not_found";

/**
 * - bad_request: 入力に誤りがあります
 */
export type CashbackAccountErrorCode = "bad_request";

/**
 * - not_found: 対象がない
 */
export type CashbackAccountMissingCode = "not_found";

/**
 * - 0: 受け取り期間前
 * - 1: 振り込み済み
 * - 2: 期限切れ
 * - 3: 権利消滅
 * - 4: 振り込みエラー
 * - 5: 手続き中
 * - 6: 手続き前
 * - 7: 口座名義の誤り
 */
export type CashbackStatus = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7";

/**
 * - info: お知らせ
 * - caution: ご注意
 * - danger: 重要なご注意
 */
export type CautionLevel = "info" | "caution" | "danger";

/**
 * - 1: お届け
 * - 2: 回収
 */
export type ChangeType = "1" | "2";

/**
 * Kind of charge, by plan family.
 * - normal: 通常プラン
 * - neo: NEOプラン
 */
export type ChargeCategory = "normal" | "neo";

/**
 * - charge_limit_over: 今月追加できる量を超えた
 * - not_eligible: ご契約のプランは対象外
 * - suspended: 利用停止中
 * - unpaid: お支払いの確認待ち
 * - payment_failed: お支払いに失敗
 */
export type ChargeOrderRefusalCode = "charge_limit_over" | "not_eligible" | "suspended" | "unpaid" | "payment_failed";

/**
 * - charge_limit_over: 今月追加できる量を超えた
 * - not_eligible: ご契約のプランは対象外
 * - suspended: 利用停止中
 * - unpaid: お支払いの確認待ち
 */
export type ChargeRefusalCode = "charge_limit_over" | "not_eligible" | "suspended" | "unpaid";

/**
 * - call: 通話
 * - sms: SMS
 */
export type ChargedUseKind = "call" | "sms";

/**
 * - onestop_expired: リンクの期限切れ
 */
export type CheckTokenRefusalCode = "onestop_expired";

/**
 * - cipher_expired: 期限切れ
 * - cipher_invalid: 復号できない
 */
export type CipherRefusalCode = "cipher_expired" | "cipher_invalid";

/**
 * - same_email: いまと同じメールアドレス
 * - too_many_requests: 再送の間隔が短い
 */
export type ConfirmationRefusalCode = "same_email" | "too_many_requests";

/**
 * - standard: 通常版
 * - digital: デジタル・エディション
 */
export type ConsoleEdition = "standard" | "digital";

/**
 * - accepted: お申し込み
 * - scheduled: 工事日の確定
 * - construction: 工事
 * - completed: 切り替え完了
 * - opened: 開通
 */
export type ConstructionStepCode = "accepted" | "scheduled" | "construction" | "completed" | "opened";

/**
 * - ENTR: お申し込み中
 * - SRVC: 利用中
 * - CNCL: 取り消し済み
 * - QTWT: 解約手続き中
 * - QUIT: 解約済み
 */
export type ContractStatusCode = "ENTR" | "SRVC" | "CNCL" | "QTWT" | "QUIT";

/**
 * Contract type of a SIM.
 * - mobile_data: データ専用
 * - mobile_sms: データ+SMS
 * - mobile_voice: 音声
 */
export type ContractType = "mobile_data" | "mobile_sms" | "mobile_voice";

/**
 * - not_changed: 変更がない
 * - change_in_progress: 前の変更を手続き中
 * - quitting: 解約の手続き中
 */
export type CustomerRefusalCode = "not_changed" | "change_in_progress" | "quitting";

/**
 * - data_advance_over_capacity: 前借りできる量を超えた
 * - data_advance_out_of_period: 受付期間外
 * - data_advance_not_possible: お申し込み不可
 */
export type DataAdvanceOrderRefusalCode = "data_advance_over_capacity" | "data_advance_out_of_period" | "data_advance_not_possible";

/**
 * - data_advance_over_capacity: 前借りできる量を超えた
 * - data_advance_out_of_period: 受付期間外
 * - data_advance_not_possible: お申し込み不可
 */
export type DataAdvanceRefusalCode = "data_advance_over_capacity" | "data_advance_out_of_period" | "data_advance_not_possible";

/**
 * Whether the data lasts to the end of the month at the pace of this month.
 * - enough: 月末まで足ります
 * - short: 月末までに足りなくなりそうです
 * - used_up: 使い切りました
 * - unlimited: 無制限です
 * - unknown: 予測できません
 */
export type DataForecastState = "enough" | "short" | "used_up" | "unlimited" | "unknown";

/**
 * Part of the data.
 * - gift: 受け取ったデータ(贈られたもの、ギガプラス)
 * - carry_over: 先月の繰り越し
 * - this_month: 今月分
 * - charge: 追加したデータ
 */
export type DataPartKind = "gift" | "carry_over" | "this_month" | "charge";

/**
 * - too_early: 早すぎる日
 * - date_taken: 選んだ日が選べなくなった
 * - change_period_passed: 変更の期限を過ぎた
 */
export type DateChangeConflictCode = "too_early" | "date_taken" | "change_period_passed";

/**
 * - bad_request: 入力に誤りがあります
 */
export type DateChangeErrorCode = "bad_request";

/**
 * - not_found: 対象がない
 */
export type DateChangeMissingCode = "not_found";

/**
 * - construction: 工事
 * - delivery: お届け
 * - collection: 回収
 */
export type DateTarget = "construction" | "delivery" | "collection";

/**
 * - preparing: 発送準備中
 * - shipped: 発送済み
 * - delivered: お届け済み
 * - returned: 持ち戻り(不在など)
 */
export type DeliveryStatus = "preparing" | "shipped" | "delivered" | "returned";

/**
 * - phone_protection_cant_update_imei: このご契約では変更できない
 * - phone_protection_cant_update_imei_device_adding: SIM・機種の追加中は変更できない
 * - phone_protection_cant_update_imei_before_next_month_end: ご利用開始の翌月末まで変更できない
 * - option_not_acceptable: お申し込みを受け付けられない
 * - option_update_processing: 前の変更を手続き中
 * - not_using: ご利用中ではない
 */
export type DeviceCompensationRefusalCode = "phone_protection_cant_update_imei" | "phone_protection_cant_update_imei_device_adding" | "phone_protection_cant_update_imei_before_next_month_end" | "option_not_acceptable" | "option_update_processing" | "not_using";

/**
 * - out_of_stock: 在庫切れ
 * - delivery_date_unavailable: お届け日を選べない
 * - shipping: 発送の手続き中
 * - not_eligible: ご契約のプランは対象外
 * - quitting: 解約の手続き中
 * - unpaid: お支払いの確認待ち
 * - card_authentication_failed: カード認証の失敗
 * - card_authentication_maintenance: カード認証システムのメンテナンス中
 */
export type DeviceEntryOrderRefusalCode = "out_of_stock" | "delivery_date_unavailable" | "shipping" | "not_eligible" | "quitting" | "unpaid" | "card_authentication_failed" | "card_authentication_maintenance";

/**
 * - shipping: 発送の手続き中
 * - not_eligible: ご契約のプランは対象外
 * - quitting: 解約の手続き中
 * - unpaid: お支払いの確認待ち
 */
export type DeviceEntryRefusalCode = "shipping" | "not_eligible" | "quitting" | "unpaid";

/**
 * How the device is paid.
 * - once: 一括払い
 * - instalment: 分割払い
 */
export type DevicePayment = "once" | "instalment";

/**
 * What happens to a device; the words differ by product.
 * - 1: 買い取る
 * - 2: 返す(引き取り)
 * - 3: オプションだけ続ける
 */
export type DeviceReturnChoice = "1" | "2" | "3";

/**
 * - started: ご利用開始
 * - ended: ご利用終了
 * - usage: ご利用量の変化
 * - one_time: 今回だけの料金
 * - discount: 割引の変化
 * - carried_forward: 繰り越し
 */
export type DifferenceKind = "started" | "ended" | "usage" | "one_time" | "discount" | "carried_forward";

/**
 * - same_email: いまと同じメールアドレス
 * - verification_expired: 確認の有効期限切れ
 * - verification_mismatch: 確認したアドレスと違う
 */
export type EmailRefusalCode = "same_email" | "verification_expired" | "verification_mismatch";

/**
 * Plan of the electricity bundle.
 * - standard: スタンダード
 * - night: 夜とくプラン
 * - green: グリーンプラン
 */
export type EnergyPlan = "standard" | "night" | "green";

/**
 * - status_not_allowed: いまの状態ではできない
 * - change_in_progress: 前の変更を手続き中
 */
export type EnergyRefusalCode = "status_not_allowed" | "change_in_progress";

/**
 * - cancel_period_passed: 取り消しの期限を過ぎた
 * - already_cancelled: 取り消し済み
 * - not_entered: お申し込み中でない
 */
export type EntryCancelConflictCode = "cancel_period_passed" | "already_cancelled" | "not_entered";

/**
 * - bad_request: 入力に誤りがあります
 */
export type EntryCancelErrorCode = "bad_request";

/**
 * - onu: 光回線終端装置(ONU)
 * - router: ホームゲートウェイ
 * - mesh_wifi: メッシュWi-Fi機器
 * - tv_tuner: ひかりTVチューナー
 */
export type EquipmentKind = "onu" | "router" | "mesh_wifi" | "tv_tuner";

/**
 * Procedure of the eSIM.
 * - exchange: SIMカードからeSIMへの変更
 * - issue: eSIMの発行
 * - reissue: eSIMの再発行
 */
export type EsimOperation = "exchange" | "issue" | "reissue";

/**
 * - eid_invalid: EIDの誤り
 * - esim_in_progress: eSIMの手続き中
 * - device_not_compatible: eSIMに対応していない機種
 * - quitting: 解約の手続き中
 * - suspended: 利用停止中
 */
export type EsimOrderRefusalCode = "eid_invalid" | "esim_in_progress" | "device_not_compatible" | "quitting" | "suspended";

/**
 * - esim_in_progress: eSIMの手続き中
 * - device_not_compatible: eSIMに対応していない機種
 * - quitting: 解約の手続き中
 * - suspended: 利用停止中
 */
export type EsimRefusalCode = "esim_in_progress" | "device_not_compatible" | "quitting" | "suspended";

/**
 * Kind of the 5G option.
 * - VO3232: 5Gオプション
 * - VO3242: 5Gサービス S
 * - VO3252: 5Gサービス A
 */
export type FifthGenerationCode = "VO3232" | "VO3242" | "VO3252";

/**
 * - applicant_too_young: 18歳未満
 * - option_not_acceptable: お申し込みを受け付けられない
 * - payment_method_not_allowed: お支払い方法の制限
 * - status_not_allowed: いまの状態ではできない
 * - quitting: 解約の手続き中
 * - out_of_stock: 在庫切れ
 * - lp_gas_not_available: LPガスは対象外
 */
export type FixedOptionRefusalCode = "applicant_too_young" | "option_not_acceptable" | "payment_method_not_allowed" | "status_not_allowed" | "quitting" | "out_of_stock" | "lp_gas_not_available";

/**
 * - start_day: 利用開始の日(まだ始まっていない)
 * - calls: これからの通話料
 * - sms: これから送るSMSの料金
 * - orders: これから申し込むもの
 * - late_charges: 遅れて届く請求や返金
 */
export type ForecastGapCode = "start_day" | "calls" | "sms" | "orders" | "late_charges";

/**
 * - male: 男性
 * - female: 女性
 * - other: その他
 */
export type Gender = "male" | "female" | "other";

/**
 * - giga_plus_not_exist: 受け取るものがない
 */
export type GigaPlusMissingCode = "giga_plus_not_exist";

/**
 * - giga_plus_receipt_complete: 受け取り手続き済み
 * - giga_plus_receipt_expired: 受け取り期限切れ
 */
export type GigaPlusRefusalCode = "giga_plus_receipt_complete" | "giga_plus_receipt_expired";

/**
 * Part of a day.
 * - none: 指定なし
 * - morning: 午前
 * - afternoon: 午後
 */
export type HalfDay = "none" | "morning" | "afternoon";

/**
 * Plan of ひかりTV; the names are ours.
 * - 01: お値うちプラン
 * - 02: テレビおすすめプラン
 * - 03: ビデオざんまいプラン
 * - 11: お値うちプラン 2ねん割
 * - 12: テレビおすすめプラン 2ねん割
 * - 13: ビデオざんまいプラン 2ねん割
 * - 14: 専門チャンネルプラン 2ねん割
 * - 15: 基本放送プラン
 */
export type HikaritvPlan = "01" | "02" | "03" | "11" | "12" | "13" | "14" | "15";

/**
 * - status_not_allowed: いまの状態ではできない
 * - quitting: 解約の手続き中
 */
export type HikaritvQuitRefusalCode = "status_not_allowed" | "quitting";

/**
 * - applicant_too_young: 18歳未満
 * - option_not_acceptable: お申し込みを受け付けられない
 * - hikaritv_already: すでに申込済み
 * - payment_method_not_allowed: お支払い方法の制限
 * - status_not_allowed: いまの状態ではできない
 */
export type HikaritvRefusalCode = "applicant_too_young" | "option_not_acceptable" | "hikaritv_already" | "payment_method_not_allowed" | "status_not_allowed";

/**
 * - single: 戸建て
 * - multiple: 集合住宅
 */
export type HouseType = "single" | "multiple";

/**
 * What is changed.
 * - password: パスワード
 * - login_id: お客さまID
 */
export type IdPasswordKind = "password" | "login_id";

/**
 * - current_password_wrong: 現在のパスワードが違う
 * - same_password: いまと同じパスワード
 * - login_id_in_use: 使われているID
 * - locked: 間違いが続いた
 */
export type IdPasswordRefusalCode = "current_password_wrong" | "same_password" | "login_id_in_use" | "locked";

/**
 * - idempotency_key_reused: 同じキーで違う内容が送られた
 */
export type IdempotencyKeyErrorCode = "idempotency_key_reused";

/**
 * - construction: 工事費
 * - device: 機器代金
 */
export type InstalmentKind = "construction" | "device";

/**
 * - applicant_too_young: 18歳未満
 * - code_exists: 有効なコードがある
 * - introduction_not_eligible: 対象外
 */
export type IntroductionConflictCode = "applicant_too_young" | "code_exists" | "introduction_not_eligible";

/**
 * - bad_request: 入力に誤りがあります
 */
export type IntroductionErrorCode = "bad_request";

/**
 * - friend: お友達の紹介
 * - mansion: 建物の紹介
 */
export type IntroductionKind = "friend" | "mansion";

/**
 * - none: お申し込みなし
 * - form_sent: 申込書の返送待ち
 * - applying: 登録の手続き中
 * - registered: 登録済み
 * - failed: 登録できませんでした
 */
export type KoufuriStatus = "none" | "form_sent" | "applying" | "registered" | "failed";

/**
 * - 1: 使う
 * - 0: 使わない
 */
export type LineReuseChoice = "1" | "0";

/**
 * - 1: 連携できる(link_ok)
 * - 0: 連携できない(link_ng)
 */
export type LinkFlag = "1" | "0";

/**
 * - none: 未連携
 * - linked: 連携済み
 * - expired: 連携の期限切れ
 */
export type LinkStatus = "none" | "linked" | "expired";

/**
 * - account_already_linked: すでに連携済み
 */
export type LinkTokenConflictCode = "account_already_linked";

/**
 * Where a link leads.
 * - internal: このサイトの画面
 * - external: ほかのサイト(新しいウィンドウ)
 */
export type LinkType = "internal" | "external";

/**
 * - login_failed: IDまたはパスワードが違います
 * - account_locked: 続けて失敗したため一時的に停止中
 * - bad_request: 入力に誤りがあります
 */
export type LoginErrorCode = "login_failed" | "account_locked" | "bad_request";

/**
 * - success: ログイン成功
 * - wrong_password: パスワード違い
 * - locked: ロック中
 */
export type LoginResultCode = "success" | "wrong_password" | "locked";

/**
 * - maintenance: システムメンテナンス中
 */
export type MaintenanceNoticeCode = "maintenance";

/**
 * - none: 対象外
 * - accepting: 受け付け中
 * - introduced: 紹介済み
 * - ended: 受け付け終了
 */
export type MansionIntroductionStatus = "none" | "accepting" | "introduced" | "ended";

/**
 * - 2106: 申込書(WC24)
 * - 2108: ID・パスワード通知書
 * - 2120: 違約金証明書
 * - 2121: 違約金証明書(再発行)
 */
export type MatterType = "2106" | "2108" | "2120" | "2121";

/**
 * - mnp_transfer_in_put_reserve_exist: 選んだ時刻は予約済み
 * - mnp_transfer_in_reserve_number_expired: MNP予約番号の期限切れ
 * - mnp_transfer_in_available_time_none: 開通予約の空きがない
 * - not_one_target: 対象が1件に決まらない
 */
export type MnpTransferInOrderRefusalCode = "mnp_transfer_in_put_reserve_exist" | "mnp_transfer_in_reserve_number_expired" | "mnp_transfer_in_available_time_none" | "not_one_target";

/**
 * - mnp_transfer_in_reserve_number_expired: MNP予約番号の期限切れ
 * - mnp_transfer_in_available_time_none: 開通予約の空きがない
 * - not_one_target: 対象が1件に決まらない
 */
export type MnpTransferInRefusalCode = "mnp_transfer_in_reserve_number_expired" | "mnp_transfer_in_available_time_none" | "not_one_target";

/**
 * Kind.
 * - cashback: キャッシュバック
 * - discount: 割引
 * - data: データの特典
 * - open: 開催中のキャンペーン
 */
export type MobileCampaignKind = "cashback" | "discount" | "data" | "open";

/**
 * - register_account_cashback_procedure_complete: 入金手続き済み
 * - cashback_not_eligible: キャッシュバック対象外
 * - cashback_expired: 受け取り期限切れ
 * - account_not_found: 口座を確認できない
 */
export type MobileCashbackOrderRefusalCode = "register_account_cashback_procedure_complete" | "cashback_not_eligible" | "cashback_expired" | "account_not_found";

/**
 * - register_account_cashback_procedure_complete: 入金手続き済み
 * - cashback_not_eligible: キャッシュバック対象外
 * - cashback_expired: 受け取り期限切れ
 */
export type MobileCashbackRefusalCode = "register_account_cashback_procedure_complete" | "cashback_not_eligible" | "cashback_expired";

/**
 * Status of a cashback.
 * - 0: 受け取り期間前
 * - 1: 振り込み済み
 * - 2: 期限切れ
 * - 3: 権利消滅
 * - 4: 振り込みエラー
 * - 5: 手続き中
 * - 6: 手続き前
 * - 7: 口座名義の誤り
 */
export type MobileCashbackStatusCode = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7";

/**
 * Kind of a document.
 * - contract: 契約書面
 * - important_terms: 重要事項説明書
 * - change_notice: 変更のお知らせ
 * - quit_notice: 解約のお知らせ
 */
export type MobileDocumentType = "contract" | "important_terms" | "change_notice" | "quit_notice";

/**
 * Option code.
 * - VO3122: 端末補償
 * - VO3132: プレミアムバンド
 * - VO3222: プレミアムバンド(第2種)
 * - VO3232: 5Gオプション
 * - VO3242: 5Gサービス S
 * - VO3252: 5Gサービス A
 * - VO4032: バリューデータフリー
 * - VO4042: 月額版ウイルス対策
 */
export type MobileOptionCode = "VO3122" | "VO3132" | "VO3222" | "VO3232" | "VO3242" | "VO3252" | "VO4032" | "VO4042";

/**
 * Option.
 * - VirusBusterMobile: 月額版ウイルス対策
 * - PremiumBand: プレミアムバンド
 * - ValueDataFree: バリューデータフリー
 * - DevicePurchase: 機種買い取りサービス
 * - DeviceCompensation: 端末補償
 * - NetworkFifthGeneration: 5G
 * - IFilter: フィルタリング
 */
export type MobileOptionKey = "VirusBusterMobile" | "PremiumBand" | "ValueDataFree" | "DevicePurchase" | "DeviceCompensation" | "NetworkFifthGeneration" | "IFilter";

/**
 * What can be done with an option.
 * - add: 追加
 * - remove: 解約
 * - update: 変更
 */
export type MobileOptionOperation = "add" | "remove" | "update";

/**
 * Use of an option.
 * - none: 未申込
 * - using: 利用中
 */
export type MobileOptionStatus = "none" | "using";

/**
 * Plan code. The twelve from VB1982 to VB2272 are the unlimited plans.
 * - VB1982: NEO 無制限(音声)
 * - VB1992: NEO 無制限(データ+SMS)
 * - VB2002: NEO 無制限(データ専用)
 * - VB2012: NEO W 無制限(音声)
 * - VB2202: NEO W 無制限(データ+SMS)
 * - VB2212: NEO W 無制限(データ専用)
 * - VB2222: NEO ライト 無制限(音声)
 * - VB2232: NEO ライト 無制限(データ+SMS)
 * - VB2242: NEO ライト 無制限(データ専用)
 * - VB2252: タイム 無制限(音声)
 * - VB2262: タイム 無制限(データ+SMS)
 * - VB2272: タイム 無制限(データ専用)
 * - VB1012: NEO 10GB(音声)
 * - VB1022: NEO 10GB(データ+SMS)
 * - VB1032: NEO 10GB(データ専用)
 * - VB1042: NEO 20GB(音声)
 * - VB1112: NEO ライト 3GB(音声)
 * - VB1122: NEO ライト 3GB(データ+SMS)
 * - VB1132: ライト 3GB(データ専用)
 * - VB1212: NEO W 20GB(音声)
 * - VB1312: バリュー 3GB(音声)
 * - VB1322: バリュー 3GB(データ+SMS)
 * - VB1332: バリュー 3GB(音声・制限あり)
 * - VB1412: タイム 5時間(音声)
 * - VB1512: S(音声)
 * - VB1522: M(音声)
 * - VB1532: L(音声)
 */
export type MobilePlanCode = "VB1982" | "VB1992" | "VB2002" | "VB2012" | "VB2202" | "VB2212" | "VB2222" | "VB2232" | "VB2242" | "VB2252" | "VB2262" | "VB2272" | "VB1012" | "VB1022" | "VB1032" | "VB1042" | "VB1112" | "VB1122" | "VB1132" | "VB1212" | "VB1312" | "VB1322" | "VB1332" | "VB1412" | "VB1512" | "VB1522" | "VB1532";

/**
 * Plan type. TwentyGbSeller: the families neo and neo_w.
 * - TelFixedUpToMinutesSeller: 1回ごとに決まった時間まで定額
 * - TelFixedAllMinutesSeller: 通話時間にかかわらず定額
 * - TwentyGbSeller: 20GBのプランがある種類
 */
export type MobilePlanType = "TelFixedUpToMinutesSeller" | "TelFixedAllMinutesSeller" | "TwentyGbSeller";

/**
 * What is applied for.
 * - quit: 解約
 * - quit_mnp: 解約とMNP予約番号の発行
 * - onestop: 乗り換え(ワンストップ)
 * - quit_cancel: 解約の取り消し
 */
export type MobileQuitAction = "quit" | "quit_mnp" | "onestop" | "quit_cancel";

/**
 * - date_changed: 手続き中に日付が変わった
 * - cancel_error: 解約・取り消しができない
 * - already_quit: 解約済み
 * - onestop_service_stopped: 利用停止中、または予約番号なしの解約
 * - onestop_no_target_contract: 対象のモバイル契約がない
 * - onestop_reserve_number_issued: 予約番号を発行済み(残り10日未満)
 * - onestop_expired: ワンストップ手続きの期限切れ
 */
export type MobileQuitOrderRefusalCode = "date_changed" | "cancel_error" | "already_quit" | "onestop_service_stopped" | "onestop_no_target_contract" | "onestop_reserve_number_issued" | "onestop_expired";

/**
 * Why the customer leaves.
 * - 21: 引っ越し先で使えない
 * - 03: 料金を見直したい
 * - 22: つながりや速さに満足できない
 * - 23: ほかの会社に乗り換える
 * - 24: 使わなくなった
 * - 07: 家族の回線にまとめる
 * - 01: 契約者が変わる
 * - 99: そのほか
 */
export type MobileQuitReasonCode = "21" | "03" | "22" | "23" | "24" | "07" | "01" | "99";

/**
 * - cancel_error: 解約・取り消しができない
 * - already_quit: 解約済み
 */
export type MobileQuitRefusalCode = "cancel_error" | "already_quit";

/**
 * Status of a cancellation.
 * - accept: 解約の受付済み
 * - wait_mnp_port_out_number: MNP予約番号の発行待ち
 * - wait_mnp_port_out: 乗り換え(転出)の完了待ち
 * - end: 解約済み
 */
export type MobileQuitStatus = "accept" | "wait_mnp_port_out_number" | "wait_mnp_port_out" | "end";

/**
 * What a line of each month is for.
 * - base: 基本料金
 * - option: オプション
 * - discount: 割引
 * - instalment: 分割払い
 */
export type MonthlyLineKind = "base" | "option" | "discount" | "instalment";

/**
 * - construction_in_progress: 工事が終わっていない
 * - move_in_progress: 始めたお引っ越しの期限が来ていない
 * - area_not_providing: お引っ越し先は提供外
 * - state_not_allowed: いまの状態ではできない
 */
export type MoveConflictCode = "construction_in_progress" | "move_in_progress" | "area_not_providing" | "state_not_allowed";

/**
 * - bad_request: 入力に誤りがあります
 */
export type MoveErrorCode = "bad_request";

/**
 * - none: 手続きなし
 * - issued: 手続きの途中
 * - expired: 期限切れ
 * - not_available: いまはできない
 */
export type MoveState = "none" | "issued" | "expired" | "not_available";

/**
 * - not_found: 見つかりません
 */
export type NotFoundErrorCode = "not_found";

/**
 * - all: すべて
 * - unread: 未読
 * - important: 大切なもの
 */
export type NotificationFilter = "all" | "unread" | "important";

/**
 * - 0: 新しい番号
 * - 1: 番号ポータビリティ
 */
export type NumberSource = "0" | "1";

/**
 * - onestop_service_stopped: 利用停止中、または予約番号なしの解約
 * - onestop_no_target_contract: 対象のモバイル契約がない
 * - onestop_reserve_number_issued: 予約番号を発行済み(残り10日未満)
 * - onestop_expired: ワンストップ手続きの期限切れ
 */
export type OnestopRefusalCode = "onestop_service_stopped" | "onestop_no_target_contract" | "onestop_reserve_number_issued" | "onestop_expired";

/**
 * Where the ONU is picked up.
 * - 1: ご利用場所
 * - 2: 引き取りの住所
 */
export type OnuAddressChoice = "1" | "2";

/**
 * - discount: 割引
 * - life_support: くらし
 * - iot: IoT
 */
export type OptionCategory = "discount" | "life_support" | "iot";

/**
 * What is chosen within an option.
 * - lump_sum: 一括払い
 * - instalments: 36回の分割払い
 * - free: 無料版
 * - paid: 有料版
 * - without_guard: 駆けつけなし
 * - with_guard: 駆けつけあり
 * - one_device: 1台
 * - two_devices: 2台
 */
export type OptionChoice = "lump_sum" | "instalments" | "free" | "paid" | "without_guard" | "with_guard" | "one_device" | "two_devices";

/**
 * - option_not_acceptable: お申し込みを受け付けられない
 * - not_eligible: ご契約のプランは対象外
 * - option_update_processing: 前の変更を手続き中
 * - already_using: すでにご利用中
 * - not_using: ご利用中ではない
 * - quitting: 解約の手続き中
 * - suspended: 利用停止中
 */
export type OptionOrderRefusalCode = "option_not_acceptable" | "not_eligible" | "option_update_processing" | "already_using" | "not_using" | "quitting" | "suspended";

/**
 * Status of an option.
 * - NONE: 未申込
 * - ENTR: 申込手続き中
 * - SRVC: 利用中
 * - CNCL: 取り消し済み
 * - QUIT: 解約済み
 * - QTWT: 解約手続き中
 */
export type OptionStatus = "NONE" | "ENTR" | "SRVC" | "CNCL" | "QUIT" | "QTWT";

/**
 * - option_not_acceptable: お申し込みを受け付けられない
 * - not_eligible: ご契約のプランは対象外
 */
export type OptionUnavailableCode = "option_not_acceptable" | "not_eligible";

/**
 * Mobile application status.
 * - option_update_processing: オプション変更の手続き中
 * - shipping: 発送の手続き中
 * - mnp_move_in_reserve_wait: 開通の予約待ち
 * - mnp_move_in_reserving: 開通の予約済み
 */
export type OrderApplicationStatus = "option_update_processing" | "shipping" | "mnp_move_in_reserve_wait" | "mnp_move_in_reserving";

/**
 * What was applied for.
 * - price_plan_exchange: プランの変更
 * - option: オプションの変更
 * - call_service: 通話オプションの変更
 * - device_entry: 機種の追加
 * - esim: eSIMの手続き
 * - mnp_transfer_in: 乗り換え(転入)
 */
export type OrderKind = "price_plan_exchange" | "option" | "call_service" | "device_entry" | "esim" | "mnp_transfer_in";

/**
 * State of a step.
 * - done: 済み
 * - current: 進行中
 * - pending: これから
 */
export type OrderStepState = "done" | "current" | "pending";

/**
 * What can be ordered.
 * - 1: 申し込み
 * - 2: 申し込みの取り消し
 * - 3: 解約
 * - 4: 解約の取り消し
 * - 5: 内容の変更
 * - 6: 同時申し込み
 */
export type OrderType = "1" | "2" | "3" | "4" | "5" | "6";

/**
 * - bad_request: 入力に誤りがあります
 * - otp_method_not_available: その方法では認証コードを受け取れません
 * - otp_send_limit: 送信回数の上限
 */
export type OtpErrorCode = "bad_request" | "otp_method_not_available" | "otp_send_limit";

/**
 * - packet_gift_code_cant_get_in_code: 混み合っている可能性があります。時間をおいて、データを贈る画面でギフトコードをお確かめください
 */
export type PacketGiftCodeRefusalCode = "packet_gift_code_cant_get_in_code";

/**
 * - packet_gift_none_contract: この番号には対象のご契約がありません
 * - packet_gift_already: 今月贈れる回数をすでに使っています
 * - packet_gift_code_none_price_plan: 対象のプランではありません(料金プランを確認できない)
 * - packet_gift_code_not_neo_plan: 対象のプランではありません(NEOプランではない)
 * - packet_gift_code_month_end: 本日は受け付けていません(月末の締め切り後)
 * - capacity_shortage: 贈れるデータの残りが足りません
 */
export type PacketGiftEntryRefusalCode = "packet_gift_none_contract" | "packet_gift_already" | "packet_gift_code_none_price_plan" | "packet_gift_code_not_neo_plan" | "packet_gift_code_month_end" | "capacity_shortage";

/**
 * - cant_get_in_receipt: ギフトコードまたは認証コードが正しくありません
 */
export type PacketGiftReceiptRefusalCode = "cant_get_in_receipt";

/**
 * - packet_gift_none_contract: この番号には対象のご契約がありません
 * - packet_gift_code_not_neo_plan: 対象のプランではありません(NEOプランではない)
 * - packet_gift_code_month_end: 本日は受け付けていません(月末の締め切り後)
 */
export type PacketGiftReceiverRefusalCode = "packet_gift_none_contract" | "packet_gift_code_not_neo_plan" | "packet_gift_code_month_end";

/**
 * - packet_gift_none_contract: この番号には対象のご契約がありません
 * - packet_gift_already: 今月贈れる回数をすでに使っています
 * - packet_gift_none_sim_tel: 入力された電話番号はご利用になれません(Minamo モバイルの番号ではない)
 * - packet_gift_code_month_end: 本日は受け付けていません(月末の締め切り後)
 * - capacity_shortage: 贈れるデータの残りが足りません
 * - packet_gift_code_capacity_over: 指定できるデータ量を超えています
 * - packet_gift_code_none_contract_in_post: 手続きの途中で対象のご契約がなくなりました
 * - packet_gift_code_not_available_sim_tel: 入力された電話番号はご利用になれません(ご自身の番号、利用停止中など)
 * - packet_gift_code_none_price_plan: 対象のプランではありません(ご自身のプランはデータ無制限、または相手のプランがNEOプランではない)
 * - packet_gift_code_cant_get_in_code: 混み合っている可能性があります。時間をおいて、データを贈る画面でギフトコードをお確かめください
 * - packet_gift_code_not_neo_plan: 対象のプランではありません(NEOプランではない)
 */
export type PacketGiftSendRefusalCode = "packet_gift_none_contract" | "packet_gift_already" | "packet_gift_none_sim_tel" | "packet_gift_code_month_end" | "capacity_shortage" | "packet_gift_code_capacity_over" | "packet_gift_code_none_contract_in_post" | "packet_gift_code_not_available_sim_tel" | "packet_gift_code_none_price_plan" | "packet_gift_code_cant_get_in_code" | "packet_gift_code_not_neo_plan";

/**
 * State of a gift given.
 * - waiting: 受け取り待ち
 * - received: 受け取り済み
 * - expired: 期限切れ
 */
export type PacketGiftState = "waiting" | "received" | "expired";

/**
 * Who set the current password.
 * - user: お客さま
 * - system: 弊社(初期パスワード)
 */
export type PasswordSetter = "user" | "system";

/**
 * - contractor: ご契約者
 * - other: ご契約者以外
 */
export type Payer = "contractor" | "other";

/**
 * - 10: 銀行振込
 * - 11: 銀行振込(口座振替の開始まで)
 * - 20: 口座振替
 * - 30: クレジットカード
 * - 40: コンビニ払い
 * - 41: コンビニ払い(口座振替の開始まで)
 * - 50: プロバイダー・販売店へのお支払い
 * - 60: ドコモ払い
 * - 70: ソフトバンクまとめて支払い
 * - 80: au PAY
 * - 90: ご請求なし
 * - 99: 未確定
 */
export type PaymentMethodCode = "10" | "11" | "20" | "30" | "40" | "41" | "50" | "60" | "70" | "80" | "90" | "99";

/**
 * Why the IMEI cannot be changed.
 * - phone_protection_cant_update_imei: このご契約では変更できません
 * - phone_protection_cant_update_imei_device_adding: SIM・機種の追加中は変更できません
 * - phone_protection_cant_update_imei_before_next_month_end: ご利用開始の翌月末まで変更できません
 */
export type PhoneProtectionImeiCode = "phone_protection_cant_update_imei" | "phone_protection_cant_update_imei_device_adding" | "phone_protection_cant_update_imei_before_next_month_end";

/**
 * Procedure of the phone protection.
 * - quit: 解約
 * - imei: IMEI(端末製造番号)の変更
 */
export type PhoneProtectionOperation = "quit" | "imei";

/**
 * - MC1012: 2ギガ 戸建て
 * - MM013N: 2ギガ マンション
 * - MC1013: 10ギガ 戸建て
 */
export type PlanCode = "MC1012" | "MM013N" | "MC1013";

/**
 * - plan: プランの選択に誤り
 * - premium_option: プレミアムオプションの選択に誤り
 * - call_flat: かけ放題の選択に誤り
 * - not_changed: 変更がない
 * - change_reserved: 変更の受付済み
 * - not_eligible: ご契約のプランは対象外
 * - quitting: 解約の手続き中
 * - suspended: 利用停止中
 * - unpaid: お支払いの確認待ち
 * - shipping: 発送の手続き中
 */
export type PlanExchangeOrderRefusalCode = "plan" | "premium_option" | "call_flat" | "not_changed" | "change_reserved" | "not_eligible" | "quitting" | "suspended" | "unpaid" | "shipping";

/**
 * - change_reserved: 変更の受付済み
 * - not_eligible: ご契約のプランは対象外
 * - quitting: 解約の手続き中
 * - suspended: 利用停止中
 * - unpaid: お支払いの確認待ち
 * - shipping: 発送の手続き中
 */
export type PlanExchangeRefusalCode = "change_reserved" | "not_eligible" | "quitting" | "suspended" | "unpaid" | "shipping";

/**
 * Plan family. NEO plans: neo, neo_lite, neo_w. 20GB seller plans: neo, neo_w. Not eligible for data advance: time, sml.
 * - value: バリュー
 * - neo: NEO
 * - neo_lite: NEO ライト
 * - neo_w: NEO W
 * - time: タイム
 * - sml: S・M・L
 */
export type PlanFamily = "value" | "neo" | "neo_lite" | "neo_w" | "time" | "sml";

/**
 * - minamo: Minamo 光
 * - highend: Minamo 光 ハイエンド
 * - mansion: Minamo 光 マンション
 */
export type PlanServiceType = "minamo" | "highend" | "mansion";

/**
 * Decides the option terms that apply.
 * - 2G: 2ギガ
 * - mansion: マンション
 * - 10G: 10ギガ
 * - 10Gs: 10ギガS
 * - 6Gs: 6ギガS
 * - 20Gs: 20ギガS
 */
export type PlanType = "2G" | "mansion" | "10G" | "10Gs" | "6Gs" | "20Gs";

/**
 * Kind of the premium band.
 * - VO3132: プレミアムバンド
 * - VO3222: プレミアムバンド(第2種)
 */
export type PremiumBandCode = "VO3132" | "VO3222";

/**
 * Premium option of a plan.
 * - fifth_generation_s: 5Gサービス S
 * - fifth_generation_a: 5Gサービス A
 */
export type PremiumOption = "fifth_generation_s" | "fifth_generation_a";

/**
 * - present_already_accepted: 手続き済み
 * - present_expired: 期限切れ
 * - present_out_of_stock: 在庫なし
 */
export type PresentConflictCode = "present_already_accepted" | "present_expired" | "present_out_of_stock";

/**
 * - bad_request: 入力に誤りがあります
 */
export type PresentErrorCode = "bad_request";

/**
 * - not_found: 対象がない
 */
export type PresentMissingCode = "not_found";

/**
 * - open: 受け取りの手続き前
 * - accepted: 受け取りの手続き済み
 * - shipped: 発送済み
 * - expired: 期限切れ
 */
export type PresentStatus = "open" | "accepted" | "shipped" | "expired";

/**
 * - payment: お支払い方法の変更
 * - customer: 登録情報の変更
 * - email: メールアドレスの変更
 * - password: パスワード・お客さまIDの変更
 * - promotion: お知らせの受け取り
 * - document: 書類の発行・送付
 * - construction: 工事の日程
 * - delivery: お届けと回収
 * - account_link: 連携IDの設定
 * - move: お引っ越し
 * - upgrade: 10ギガへの変更
 * - report: 建物の調査報告
 * - quit: 解約
 * - quit_cancel: 解約の取り消し
 * - entry_cancel: お申し込みの取り消し
 * - plan: プランの変更
 * - call_service: 通話オプション
 * - esim: eSIMの発行・再発行
 * - device_entry: 機種の追加
 * - mnp_transfer_in: 開通の予約
 * - stop_restart: SIMの利用停止・再開
 * - rental_wifi: レンタルWi-Fiの返却
 */
export type ProcedureCode = "payment" | "customer" | "email" | "password" | "promotion" | "document" | "construction" | "delivery" | "account_link" | "move" | "upgrade" | "report" | "quit" | "quit_cancel" | "entry_cancel" | "plan" | "call_service" | "esim" | "device_entry" | "mnp_transfer_in" | "stop_restart" | "rental_wifi";

/**
 * - standard: 通常版
 * - digital: デジタル・エディション
 */
export type Ps5Edition = "standard" | "digital";

/**
 * - return: 機器の返却
 * - buy: 機器の買い取り
 */
export type Ps5Leaving = "return" | "buy";

/**
 * - cancel_period_passed: 取り消しの期限を過ぎた
 * - not_quitting: 解約のお申し込みがない
 */
export type QuitCancelConflictCode = "cancel_period_passed" | "not_quitting";

/**
 * - bad_request: 入力に誤りがあります
 */
export type QuitCancelErrorCode = "bad_request";

/**
 * - already_quitting: 解約手続き中
 * - date_changed: 日付が変わった
 * - issue_failed: 受付番号を発行できない
 * - state_not_allowed: いまの状態ではできない
 */
export type QuitConflictCode = "already_quitting" | "date_changed" | "issue_failed" | "state_not_allowed";

/**
 * - bad_request: 入力に誤りがあります
 */
export type QuitErrorCode = "bad_request";

/**
 * What becomes of it.
 * - use: 使えなくなる
 * - return: 返却していただく
 */
export type QuitLossKind = "use" | "return";

/**
 * Reason for leaving.
 * - 21: 引っ越し先で使えない
 * - 03: 料金を見直したい
 * - 22: つながりや速さに満足できない
 * - 23: ほかの会社に乗り換える
 * - 24: 使わなくなった
 * - 07: 家族の回線にまとめる
 * - 01: 契約者が変わる
 * - 99: そのほか
 */
export type QuitReason = "21" | "03" | "22" | "23" | "24" | "07" | "01" | "99";

/**
 * - bank: 口座への振り込み
 * - card: カード会社を通じた返金
 * - next_bill: 次のご請求からの差し引き
 * - undecided: 未定
 */
export type RefundMethod = "bank" | "card" | "next_bill" | "undecided";

/**
 * - planned: 返金予定
 * - paid: 返金済み
 * - account_needed: 返金先の口座が必要
 * - failed: 返金できませんでした
 */
export type RefundStatus = "planned" | "paid" | "account_needed" | "failed";

/**
 * State of the return.
 * - waiting: 返却待ち
 * - received: 返却済み
 * - overdue: 返却期限切れ
 * - charged: 違約金のご請求済み
 */
export type RentalWifiState = "waiting" | "received" | "overdue" | "charged";

/**
 * - unfamiliar_login: 心当たりの確認が必要なログイン
 * - unpaid: お支払いが済んでいないご請求
 * - expiring_card: 有効期限の切れるカード
 * - debit_form: 返送する口座振替の申込書
 * - cashback: 受け取っていないキャッシュバック
 * - present: 選んでいない記念品
 * - giga_plus: 受け取っていないギガプラス
 * - waiting_gift: 自分の回線に贈って、受け取っていないギフト
 * - expiring_gift: 使っていないギフトのデータ
 * - device_return: 返却する機器
 * - redelivery: 持ち戻りになったお届け物
 * - activation: 予約していない開通
 * - porting: 移る先の会社に伝えるMNP予約番号
 * - construction_day: 確かめる工事日
 * - email: 確認していないメールアドレス
 * - password: 初期パスワードの変更
 */
export type RequiredActionKind = "unfamiliar_login" | "unpaid" | "expiring_card" | "debit_form" | "cashback" | "present" | "giga_plus" | "waiting_gift" | "expiring_gift" | "device_return" | "redelivery" | "activation" | "porting" | "construction_day" | "email" | "password";

/**
 * - bad_request: 入力に誤りがあります
 * - reset_expired: 再設定の有効期限切れ
 * - password_same_as_id: IDと同じパスワード
 * - password_reused: 前と同じパスワード
 */
export type ResetErrorCode = "bad_request" | "reset_expired" | "password_same_as_id" | "password_reused";

/**
 * Procedure.
 * - price_plan_exchange: プランの変更
 * - option: オプションの追加・変更
 * - call_service: 通話オプション
 * - device_entry: 機種の追加
 * - esim: eSIMの発行・再発行
 * - traffic_control: 高速通信の切り替え
 * - charge: データの追加
 * - data_advance: データの前借り
 * - packet_gift: データを贈る
 * - giga_plus: ギガプラスの受け取り
 * - mnp_transfer_in: 開通の予約
 * - quit: 解約
 * - stop_restart: SIMの利用停止・再開
 */
export type RestrictedSetting = "price_plan_exchange" | "option" | "call_service" | "device_entry" | "esim" | "traffic_control" | "charge" | "data_advance" | "packet_gift" | "giga_plus" | "mnp_transfer_in" | "quit" | "stop_restart";

/**
 * Why it is not possible.
 * - shipping: 発送の手続き中
 * - change_reserved: 変更の受付済み
 * - quitting: 解約の手続き中
 * - suspended: 利用停止中
 * - not_activated: 開通前
 * - unpaid: お支払いの確認待ち
 * - not_eligible: プランの対象外
 * - system_work: システムの作業中
 */
export type RestrictionReason = "shipping" | "change_reserved" | "quitting" | "suspended" | "not_activated" | "unpaid" | "not_eligible" | "system_work";

/**
 * - 1: 受け付けできる(result_ok)
 * - 0: 受け付けできない(result_ng)
 */
export type ResultFlag = "1" | "0";

/**
 * - normal: 正常
 */
export type ResultNormal = "normal";

/**
 * - NONE: 未申込。お申し込みを受け付けていないときは、申込手続き中
 * - ENTRY_ACCEPT: 申込手続き中(受付)
 * - ENTRY_NG_SUPPORTED: 申込手続き中(不備の対応)
 * - ENTRY_OPENING_REQUESTED: 申込手続き中(開通の依頼)
 * - SERVICE: 利用中
 * - QUIT_QUITTIG: 解約手続き中
 * - QUIT_REQUESTED: 解約手続き中(依頼)
 * - QUIT_FINISHED: 解約済み
 * - CANCEL_CANCELING: 取り消し済み(手続き中)
 * - CANCEL: 取り消し済み
 */
export type RvoipStatus = "NONE" | "ENTRY_ACCEPT" | "ENTRY_NG_SUPPORTED" | "ENTRY_OPENING_REQUESTED" | "SERVICE" | "QUIT_QUITTIG" | "QUIT_REQUESTED" | "QUIT_FINISHED" | "CANCEL_CANCELING" | "CANCEL";

/**
 * - applicant_too_young: 18歳未満
 * - option_not_acceptable: お申し込みを受け付けられない
 * - payment_method_not_allowed: お支払い方法の制限
 * - status_not_allowed: いまの状態ではできない
 * - quitting: 解約の手続き中
 */
export type SecomEntryRefusalCode = "applicant_too_young" | "option_not_acceptable" | "payment_method_not_allowed" | "status_not_allowed" | "quitting";

/**
 * - option_not_acceptable: お申し込みを受け付けられない
 * - payment_method_not_allowed: お支払い方法の制限
 * - status_not_allowed: いまの状態ではできない
 * - quitting: 解約の手続き中
 */
export type SecomRefusalCode = "option_not_acceptable" | "payment_method_not_allowed" | "status_not_allowed" | "quitting";

/**
 * - EXAM: 審査中
 * - SRVC: 利用中
 * - CNCL: 取り消し済み
 * - QUIT: 解約済み
 */
export type SecomStatus = "EXAM" | "SRVC" | "CNCL" | "QUIT";

/**
 * - free: 無料版
 * - paid: 有料版
 */
export type SecurityEdition = "free" | "paid";

/**
 * - gs10home: 10ギガS 戸建て
 * - gs20home: 20ギガS 戸建て
 * - hikaritv: ひかりTV
 */
export type ServiceCategory = "gs10home" | "gs20home" | "hikaritv";

/**
 * Service pack; the names are ours.
 * - 00: パックなし
 * - 01: 番号表示パック
 * - 02: 迷惑電話ストップパック
 * - 03: 転送パック
 * - 04: 安心まるごとパック
 * - 05: 2番号パック
 */
export type ServicePack = "00" | "01" | "02" | "03" | "04" | "05";

/**
 * Type of service.
 * - fixed: 光
 * - mobile: モバイル
 */
export type ServiceType = "fixed" | "mobile";

/**
 * - session_invalid: ログインの有効期限が切れています
 */
export type SessionErrorCode = "session_invalid";

/**
 * - 20101: 新規受付
 * - 20201: 発送待ち
 * - 20301: 取り消し
 * - 20400: 完了
 * - 20401: 発送済み
 * - 20402: 不備あり
 * - 20499: その他
 */
export type ShipmentStateCode = "20101" | "20201" | "20301" | "20400" | "20401" | "20402" | "20499";

/**
 * Kind of a SIM.
 * - sim_card: SIMカード
 * - esim: eSIM
 */
export type SimKind = "sim_card" | "esim";

/**
 * Whether the SIM works.
 * - using: 利用中
 * - stopping: 停止の手続き中
 * - stopped: 利用停止中
 * - restarting: 再開の手続き中
 */
export type SimState = "using" | "stopping" | "stopped" | "restarting";

/**
 * Why it was stopped.
 * - lost: 紛失
 * - stolen: 盗難
 * - other: その他
 */
export type SimStopReason = "lost" | "stolen" | "other";

/**
 * Special calling plan.
 * - VO4012: 5分かけ放題 プラス(calling_five_unlimited)
 * - VO3052: 10分かけ放題 プラス(calling_ten_unlimited)
 */
export type SpecialCallingPlanCode = "VO4012" | "VO3052";

/**
 * - sso_not_logged_in: サポートサイトにログインしていない
 * - sso_not_linked: アカウントが連携されていない
 * - bad_request: 入力に誤りがあります
 */
export type SsoErrorCode = "sso_not_logged_in" | "sso_not_linked" | "bad_request";

/**
 * - 1: 問題なし(sts_ok)
 * - 0: 問題あり(not_sts_ng)
 */
export type StatusFlag = "1" | "0";

/**
 * - done: 済み
 * - next: 次
 * - waiting: これから
 */
export type StepState = "done" | "next" | "waiting";

/**
 * - available: 在庫あり
 * - few: 残りわずか
 * - out: 在庫なし
 */
export type StockState = "available" | "few" | "out";

/**
 * What is applied for.
 * - stop: 利用停止
 * - restart: 利用再開
 */
export type StopRestartAction = "stop" | "restart";

/**
 * - stop_failed: 停止の失敗
 * - restart_failed: 再開の失敗
 */
export type StopRestartRefusalCode = "stop_failed" | "restart_failed";

/**
 * The billing system that made an invoice; `minamo` from the switch date 202310 on, `sonc` before.
 * - minamo: 新請求システム
 * - sonc: 旧請求システム
 */
export type SubSystemId = "minamo" | "sonc";

/**
 * - system_error: システムエラー
 */
export type SystemFailureCode = "system_error";

/**
 * - terms_changed: 確認した内容が変わった
 */
export type TermsChangedErrorCode = "terms_changed";

/**
 * Delivery time band.
 * - 09:00-11:00: 9:00〜11:00
 * - 11:00-13:00: 11:00〜13:00
 * - 13:00-15:00: 13:00〜15:00
 * - 15:00-17:00: 15:00〜17:00
 * - 17:00-19:00: 17:00〜19:00
 * - 19:00-20:30: 19:00〜20:30
 */
export type TimeBand = "09:00-11:00" | "11:00-13:00" | "13:00-15:00" | "15:00-17:00" | "17:00-19:00" | "19:00-20:30";

/**
 * - not_changeable: 切り替えできないプラン
 * - in_progress: ほかの変更を反映中
 */
export type TrafficControlRefusalCode = "not_changeable" | "in_progress";

/**
 * How fast data goes now.
 * - high: 高速
 * - low: 低速(高速通信オフ)
 * - limited: 低速(データの残りなし)
 */
export type TrafficSpeed = "high" | "low" | "limited";

/**
 * Kind of order.
 * - 1: 申し込み
 * - 3: 解約
 */
export type UnextOrderType = "1" | "3";

/**
 * - applicant_too_young: 18歳未満
 * - option_not_acceptable: お申し込みを受け付けられない
 * - payment_method_not_allowed: お支払い方法の制限
 * - status_not_allowed: いまの状態ではできない
 * - quitting: 解約の手続き中
 */
export type UnextRefusalCode = "applicant_too_young" | "option_not_acceptable" | "payment_method_not_allowed" | "status_not_allowed" | "quitting";

/**
 * - none: 未申込
 * - applying: 申込手続き中
 * - in_use: 利用中
 * - cancelled: 取り消し済み
 * - terminated: 解約済み
 * - termination_accepted: 解約受付済み
 */
export type UnextStatus = "none" | "applying" | "in_use" | "cancelled" | "terminated" | "termination_accepted";

/**
 * - applicant_too_young: 18歳未満
 * - not_upgrade_ng: 切り替えできないプラン
 * - not_sts_ng: ご契約の状態のためできない
 * - link_ng: 設備の連携ができない
 * - result_ng: 受け付けできない
 * - date_taken: 選んだ日が選べなくなった
 * - token_expired: トークンの期限切れ
 */
export type UpgradeConflictCode = "applicant_too_young" | "not_upgrade_ng" | "not_sts_ng" | "link_ng" | "result_ng" | "date_taken" | "token_expired";

/**
 * - bad_request: 入力に誤りがあります
 */
export type UpgradeErrorCode = "bad_request";

/**
 * - 1: 切り替えできる(upgrade_ok)
 * - 0: 切り替えできない(not_upgrade_ng)
 */
export type UpgradeFlag = "1" | "0";

/**
 * - none: 申し込みなし
 * - accepted: 日程の調整中
 * - scheduled: 工事待ち
 * - done: 切り替え済み
 */
export type UpgradeStateCode = "none" | "accepted" | "scheduled" | "done";

/**
 * - result_ng: 受け付けできない
 */
export type UpgradeTokenConflictCode = "result_ng";

/**
 * Kind of a value plan.
 * - value_sml_data_sms: バリュー(データ+SMS)
 * - value_sml_voice: バリュー(音声)
 * - value_sml_voice_limited: バリュー(音声・制限あり)
 */
export type ValuePlanKind = "value_sml_data_sms" | "value_sml_voice" | "value_sml_voice_limited";

/**
 * - bad_request: 入力に誤りがあります
 * - otp_wrong: 認証コードの誤り
 * - otp_expired: 認証コードの有効期限切れ
 * - otp_locked: 認証コードを続けて間違えた
 */
export type VerificationErrorCode = "bad_request" | "otp_wrong" | "otp_expired" | "otp_locked";

/**
 * - confirmation_number_wrong: 認証コードが違う
 * - confirmation_number_expired: 認証コードの有効期限切れ
 * - confirmation_number_locked: 間違いが続き、使えなくなった
 */
export type VerificationRefusalCode = "confirmation_number_wrong" | "confirmation_number_expired" | "confirmation_number_locked";

/**
 * - east: 東日本エリア
 * - west: 西日本エリア
 */
export type VoipArea = "east" | "west";

/**
 * - voip_change_in_progress: 変更の手続き中
 * - voip_not_in_use: ホームでんわをご利用中でない
 * - voip_change_error: 変更処理中のエラー
 * - voip_status_not_changeable: いまの状態では変更できない
 * - voip_not_acceptable_now: いまは受け付けられない
 */
export type VoipChangeRefusalCode = "voip_change_in_progress" | "voip_not_in_use" | "voip_change_error" | "voip_status_not_changeable" | "voip_not_acceptable_now";

/**
 * - ok: この番号はそのまま使えます
 * - out_of_area: 番号ポータビリティの対象外の地域です
 * - not_portable: 番号ポータビリティを選べません
 * - already_accepted: すでにお申し込みを受け付けています
 */
export type VoipCheckResult = "ok" | "out_of_area" | "not_portable" | "already_accepted";

/**
 * - applicant_too_young: 18歳未満
 * - voip_portability_not_selectable: 番号ポータビリティを選べない
 * - voip_not_acceptable_now: いまは受け付けられない
 * - voip_change_in_progress: 変更の手続き中
 * - voip_portability_out_of_area: 番号ポータビリティの対象外の地域
 * - voip_already_accepted: すでに受付済み
 */
export type VoipRefusalCode = "applicant_too_young" | "voip_portability_not_selectable" | "voip_not_acceptable_now" | "voip_change_in_progress" | "voip_portability_out_of_area" | "voip_already_accepted";

/**
 * - NONE: 未申込
 * - ENTR: 申込手続き中
 * - SRVC: 利用中
 * - CNCL: 取り消し済み
 * - QUIT: 解約完了
 * - QTWT: 解約手続き中
 * - QTRQ: 解約依頼済み
 */
export type VoipStatus = "NONE" | "ENTR" | "SRVC" | "CNCL" | "QUIT" | "QTWT" | "QTRQ";

/**
 * - wc24_same_day_request: 同じ日に請求済み
 * - voip_not_in_use: ホームでんわをご利用中でない
 */
export type Wc24RefusalCode = "wc24_same_day_request" | "voip_not_in_use";

/**
 * - voip_not_in_use: ホームでんわをご利用中でない
 * - change_in_progress: 前の変更を手続き中
 */
export type WebDetailRefusalCode = "voip_not_in_use" | "change_in_progress";
