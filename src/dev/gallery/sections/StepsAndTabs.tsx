import { useState } from 'react';
import { Steps } from '@/procedure/Steps';
import { Section } from '@/ui/page/Section';
import { Progress } from '@/ui/step/Progress';
import { Tabs } from '@/ui/step/Tabs';

const steps = ['入力', '確認', '完了'];

/** The steps of a procedure, the progress of an application, and tabs. */
export function StepsAndTabs() {
  const [tab, setTab] = useState('all');
  return (
    <>
      <Section label="手続きの段階" caption="Stepper">
        <Steps labels={steps} now={0} />
        <Steps labels={steps} now={1} />
        <Steps labels={steps} now={2} />
      </Section>
      <Section label="手続きの進み方" caption="10ギガへの切り替え工事">
        <Progress
          label="10ギガへの切り替え工事"
          steps={[
            { name: 'お申し込み', state: 'past', when: '11月8日(日)' },
            { name: '工事日の確定', state: 'past', when: '11月15日(日)' },
            {
              name: '工事',
              state: 'now',
              when: '12月5日(土)午前',
              note: '立ち会いが必要です(約1時間)',
            },
            { name: '切り替え完了', state: 'future', when: '工事の当日' },
          ]}
        />
      </Section>
      <Section label="タブ" caption="Tabs">
        <Tabs
          label="オプションの種類"
          value={tab}
          onChange={setTab}
          items={[
            { value: 'all', label: 'すべて', count: 62 },
            { value: 'discount', label: '割引', count: 5 },
            { value: 'life', label: 'くらし', count: 41 },
            { value: 'iot', label: 'IoT', count: 16 },
          ]}
        >
          選んだ種類のオプションが、ここに並びます。
        </Tabs>
      </Section>
    </>
  );
}
