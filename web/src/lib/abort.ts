/** The answer to a question that nobody may wait for any more: null once the signal was given, failed or not. */
export async function unlessAborted<T>(signal: AbortSignal, question: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
  try {
    const found = await question(signal);
    return signal.aborted ? null : found;
  } catch (failure) {
    if (signal.aborted) return null;
    throw failure;
  }
}
