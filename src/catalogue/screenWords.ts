/**
 * By which words a search finds a screen or procedure, beside its title: its path in the route table → words
 * (docs/product.md §2.11). Other words for these, and how they are read, come from `sameWords.ts`.
 */
export const screenWords: Readonly<Record<string, string>> = {
  '/service/': 'サービスの切り替え 回線 番号を切り替える',

  '/top': 'トップ ホーム 料金 請求額 今月',
  '/billing': '請求書 明細 領収書 支払い証明書 過去の料金 いくら ダウンロード PDF インボイス',
  '/payment':
    '支払い方法 口座振替 引き落とし 口座 クレジットカード カードの変更 有効期限 銀行 コンビニ ドコモ払い au ソフトバンク',
  '/campaign': '割引 特典 キャンペーン 優待',
  '/campaign/cashback/*': 'キャッシュバック 口座 振り込み先 受け取り もらう',
  '/campaign/present/*': '記念品 プレゼント 受け取る',
  '/campaign/introduce': '友達 紹介コード 招待 クーポン マンション',
  '/contract': '契約内容 プラン 契約期間 契約番号 機器 ホームゲートウェイ ONU',
  '/contract/customer': '名前 住所 電話番号 送付先 登録情報 個人情報の変更',
  '/contract/customer/name/*': '氏名 改姓 結婚 苗字 名義',
  '/contract/customer/address/*': '住所変更 引っ越し先 郵便番号 転居',
  '/contract/customer/phone/*': '連絡先 携帯番号 日中の連絡先',
  '/contract/customer/billing_address/*': '請求書 送り先 届け先 住所',
  '/contract/construction': '工事 開通 立ち会い いつ 工事費',
  '/contract/construction/date/*': '工事日 日程変更 延期 立ち会い',
  '/contract/delivery/*': '配送 再配達 受け取り 日時指定 機器 ホームゲートウェイ 返却 回収',
  '/contract/promotion/*': 'メルマガ ダイレクトメール 配信停止 案内 広告 止める',
  '/contract/document': '証明書 ID・パスワード通知書 違約金証明書 郵送 控え',
  '/contract/document/wc24/*': 'WC24 申込書 ホームでんわ 用紙',
  '/contract/document/web_detail/*': '通話明細 ホームでんわ パスワード 忘れた',
  '/contract/report': 'マンション 集合住宅 管理会社 大家 オーナー 設備',
  '/contract/account_link': 'アカウント連携 外部ID ソニー',
  '/contract/move/*': '引っ越し 転居 移転 新居 住所',
  '/contract/upgrade/*': '10ギガ 速度 速くしたい 遅い プラン変更 コース変更',
  '/contract/quit/*': '解約 やめたい 退会 解約金 違約金 ネット 他社',
  '/contract/quit_cancel/*': '解約をやめる 続ける 撤回',
  '/contract/entry_cancel/*': '申し込み キャンセル 開通前',

  '/option': 'オプション 追加 一覧 申し込み 外す',
  '/option/compare': '比べる 比較 違い 選ぶ',
  '/option/together/*': 'まとめて 一括 複数 オプション',
  '/option/voip/change/*': 'ホームでんわ 番号表示 ナンバーディスプレイ 転送 迷惑電話 留守番電話',
  '/option/rvoip/change/*': 'ホームでんわライト 番号表示 ナンバーディスプレイ 転送 迷惑電話',
  '/option/voip/quit/*': 'ホームでんわ 固定電話 やめたい',

  '/mobile/top/': 'トップ ホーム 料金 データ残量 ギガ 今月',
  '/mobile/top/traffic': 'データ残量 ギガ 使用量 残り 何ギガ 高速通信 低速 速度制限 節約',
  '/mobile/top/charge/*': 'ギガ 足りない 追加 チャージ データ購入 低速 速度制限',
  '/mobile/top/data_advance/*': 'ギガ 足りない 来月分 先に使う',
  '/mobile/top/giga_plus/*': 'ギガ もらう 特典 無料データ',
  '/mobile/top/packet_gift/*': 'ギガ パケットギフト プレゼント 家族 譲る シェア 分ける',
  '/mobile/top/packet_gift/receipt/*': 'ギガ パケットギフト もらう ギフトコード 認証コード',
  '/mobile/billing':
    '請求書 明細 領収書 支払い証明書 過去の料金 いくら ダウンロード PDF インボイス',
  '/mobile/reimbursement/': '払い戻し 返ってくる 過払い',
  '/mobile/payment':
    '支払い方法 口座振替 引き落とし 口座 クレジットカード カードの変更 有効期限 銀行 コンビニ',
  '/mobile/campaign': '割引 特典 キャンペーン 優待',
  '/mobile/campaign/cashback/*': 'キャッシュバック 口座 振り込み先 受け取り もらう',
  '/mobile/contract/': '契約内容 プラン 電話番号 機種 契約番号',
  '/mobile/contract/detail/': '契約書面 契約内容 印刷 控え',
  '/mobile/contract/contractor/*': '電話番号 住所 名前 メール',
  '/mobile/contract/stop_restart/*': '紛失 盗難 なくした 落とした 止める 見つかった 再開 中断',
  '/mobile/lost': '紛失 盗難 なくした 落とした 見つからない 盗まれた 止める',
  '/mobile/contract/document': '契約書 証明書 控え 郵送',
  '/mobile/contract/rental_wifi': 'レンタルWi-Fi 返す ルーター 返送 期限',
  '/mobile/contract/device_entry/*': '機種変更 スマホ 買い替え 新しい 端末 購入 分割払い',
  '/mobile/contract/mnp_transfer_in/*': '番号そのまま 他社 乗り換え MNP 転入 回線切り替え',
  '/mobile/contract/esim/*': 'eSIM SIM交換 再発行 QRコード EID 機種変更 紛失',
  '/mobile/contract/quit/*': '解約 やめたい 退会 他社 番号そのまま 乗り換え MNP 転出 予約番号',
  '/mobile/contract/quit/cancel/*': '解約をやめる 続ける 撤回',
  '/mobile/contract/plan/*': '料金プラン 容量 ギガ 安く 増やす 減らす 大容量 見直し',
  '/mobile/contract/plan/cancel/*': 'プラン変更 キャンセル 元に戻す かけ放題',

  '/mobile/option/': 'オプション 追加 一覧 申し込み 外す',
  '/mobile/option/call_service/*': 'かけ放題 通話料 留守番電話 転送 割り込み 三者通話 5分 定額',

  '/progress': '申し込み 進み具合 状況 いつ 取り消し',
  '/mobile/progress': '申し込み 進み具合 状況 いつ 取り消し',
  '/required_action': 'やること 未払い 期限 対応',
  '/mobile/required_action': 'やること 未払い 期限 対応',
  '/contract/mail/*': 'メアド 連絡先 アドレス変更 登録',
  '/mobile/contract/mail/*': 'メアド 連絡先 アドレス変更 登録',
  '/contract/password/*': 'パスワード 変更 忘れた ログインID 変えたい',
  '/mobile/contract/password/*': 'パスワード 変更 忘れた ログインID 変えたい',
  '/login_history': '不正ログイン 乗っ取り 心当たりがない 安全 ログアウト',
  '/mobile/login_history': '不正ログイン 乗っ取り 心当たりがない 安全 ログアウト',
  '/notification_history': '通知 未読 連絡 重要',
  '/mobile/notification_history': '通知 未読 連絡 重要',
};

/** Screens of the whole account that are listed below both services: one of them is enough. */
export const accountScreens: readonly string[] = [
  'progress',
  'required_action',
  'contract/mail/*',
  'contract/password/*',
  'login_history',
  'notification_history',
].flatMap((path) => [`/${path}`, `/mobile/${path}`]);

/** What is offered before anything is typed, in this order. */
export const offeredScreens: readonly string[] = [
  '/mobile/top/charge/*',
  '/mobile/contract/plan/*',
  '/mobile/billing',
  '/billing',
  '/payment',
  '/mobile/payment',
  '/contract/move/*',
  '/progress',
  '/mobile/progress',
  '/contract/password/*',
  '/mobile/contract/password/*',
];

/** By which words a link to the provider's own site is found: its name in `config.json` → words. */
export const supportWords: Readonly<Record<string, string>> = {
  support: '問い合わせ 相談 困った 使い方 FAQ',
  maintenance: 'つながらない 使えない 故障 メンテナンス',
  privacy: '個人情報 プライバシー',
  site_terms: '利用条件',
  terms: '約款 契約条件',
  option_terms: '約款 オプションの条件',
};

/** By which words the support's phone is found. */
export const phoneWords = '問い合わせ 相談 オペレーター 窓口 電話で聞く 困った';

/** How the names of the mobile options are read, and other words for them. */
export const mobileOptionWords: Readonly<Record<string, string>> = {
  VirusBusterMobile: 'げつがくばんういるすたいさく ウイルス セキュリティ',
  PremiumBand: 'つながりやすい 周波数',
  ValueDataFree: 'カウントフリー 地図 音楽 データ',
  DevicePurchase: 'きしゅかいとり 下取り 売る',
  DeviceCompensation: 'たんまつほしょう 故障 修理 紛失 IMEI 割れた',
  NetworkFifthGeneration: '5G エリア 高速',
  IFilter: '子ども 有害サイト 閲覧制限',
};
