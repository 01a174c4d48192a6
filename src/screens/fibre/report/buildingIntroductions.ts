import type { StatusShape } from '@/ui/status/statuses';

interface Introduction {
  state: StatusShape;
  /** When the reward is paid. */
  reward: string;
}

/** How introducing the building stands (contract, `MansionIntroductionStatus`); `none` isn't shown. */
export const buildingIntroductions: Record<'accepting' | 'introduced' | 'ended', Introduction> = {
  accepting: {
    state: { mark: 'circle', label: '受け付け中' },
    reward: '同じ建物の方がご契約されたときにお受け取りいただけます',
  },
  introduced: {
    state: { mark: 'done', label: '紹介済み' },
    reward: 'ご紹介ありがとうございました',
  },
  ended: {
    state: { mark: 'dash', label: '受け付け終了', ended: true },
    reward: '受け付けは終了しました',
  },
};
