import { useState } from 'react';
import type { ServiceType } from '@/session/serviceType';
import { Button } from '@/ui/link/Button';
import { Link } from '@/ui/link/Link';
import { showAlert } from '@/ui/overlay/alert';
import { hasChatbot, openChatbot } from './chatbot';

/** Opens the support chat of a service; nothing where the provider has none for it. */
export function ChatButton({ service, asLink }: { service: ServiceType; asLink?: boolean }) {
  const [opening, setOpening] = useState(false);
  if (!hasChatbot(service)) return null;

  const open = async () => {
    if (opening) return;
    setOpening(true);
    try {
      await openChatbot(service);
    } catch {
      await showAlert({
        kind: 'text',
        text: 'チャットを開けませんでした。通信の状態をお確かめのうえ、もう一度お試しください。',
      });
    } finally {
      setOpening(false);
    }
  };

  return asLink ? (
    <Link icon="chat" standalone onClick={() => void open()}>
      チャットで相談する
    </Link>
  ) : (
    <Button variant="secondary" small icon="chat" onClick={() => void open()}>
      チャットで相談する
    </Button>
  );
}
