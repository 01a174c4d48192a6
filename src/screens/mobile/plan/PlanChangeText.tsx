import { Phrase } from '@/ui/page/Page';

/** 「NEO 10GB」から「NEO 20GB」へ, broken only between the two. */
export function PlanChangeText({ from, to }: { from: string; to: string }) {
  return (
    <>
      <Phrase>「{from}」から</Phrase>
      <Phrase>「{to}」へ</Phrase>
    </>
  );
}
