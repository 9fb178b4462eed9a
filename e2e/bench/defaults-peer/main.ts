/**
 * Replaces `host/src/index.ts`: the asynchronous start that the federation's documentation requires, so shared modules
 * are loaded before use.
 */
void import('../../../host/src/bootstrap');
