import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Pagination } from '../../collections/Pagination/Pagination.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../feedback/LoadFailure/LoadFailure.tsx';
import { Skeleton, SkeletonGroup } from '../../feedback/Skeleton/Skeleton.tsx';
import { engagementMessages as messages } from '../../messages/engagement.ts';
import * as styles from './engagement.css.ts';

/** Rows of a page in the lists under a post (content §9). */
const engagementPageSize = 10;

/** The props of the lists under a post besides their rows. */
export interface EngagementListProps {
  /** The current page, from 1. */
  page: number;
  /** Rows of all pages together. */
  totalCount: number;
  /** Another page was chosen. */
  onPageChange: (page: number) => void;
  /** First load. @default false */
  isLoading?: boolean;
  /** The message of a failed load. */
  error?: string | null;
  /** 'Try again' of the alert. */
  onRetry?: () => void;
  /** Starts the download of all rows as a file; without it there is no button. */
  onDownload?: () => void;
  /** Whether the file has been downloading for longer than the wait of a spinner (LIM-121). @default false */
  isDownloading?: boolean;
}

interface EngagementFrameProps extends EngagementListProps {
  /** What is listed; names the pages and what is loading. */
  label: string;
  /** Shown when there is no row. */
  emptyTitle: string;
  /** Title of the alert over `error`. */
  failedTitle: string;
  /** Widths of the lines beside the picture in a row, as CSS lengths: placeholder rows are as high as loaded ones. */
  loadingLines: readonly string[];
  /** The rows of the current page. */
  children: ReactNode;
}

/** Loading, empty and failed states, the download and the pages around a list under a post. */
export function EngagementFrame(props: EngagementFrameProps) {
  const { label, emptyTitle, failedTitle, loadingLines, page, totalCount, onPageChange, isLoading, error, onRetry, onDownload, isDownloading, children } = props;
  if (isLoading) {
    return (
      <SkeletonGroup label={messages.loading(label)}>
        {[0, 1, 2].map((row) => (
          <div key={row} className={styles.row({ isCentred: loadingLines.length < 3 })}>
            <Skeleton shape="circle" width={styles.pictureSize} />
            <div className={styles.words}>
              {loadingLines.map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </div>
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  if (error) {
    return (
      <LoadFailure title={failedTitle} detail={error} onRetry={onRetry} />
    );
  }
  if (totalCount === 0) return <EmptyState title={emptyTitle} />;
  return (
    <div className={styles.frame}>
      {onDownload && (
        <div className={styles.head}>
          <Button size="small" variant="outline" tone="neutral" icon={<Download />} isPending={isDownloading ?? false} hasWaited onPress={onDownload}>
            {messages.download}
          </Button>
        </div>
      )}
      {children}
      {totalCount > engagementPageSize && (
        <Pagination label={messages.pages(label)} page={page} pageSize={engagementPageSize} totalCount={totalCount} onPageChange={onPageChange} />
      )}
    </div>
  );
}
