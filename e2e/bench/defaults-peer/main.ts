/** Replaces `host/src/index.ts`: the asynchronous start that the federation's documentation asks for, so that shared modules are there before they are used. */
void import('../../../host/src/bootstrap');
