/** Whether the legend lies open: over whichever page, also one that is still loading. */
class Open {
  now = $state(false);
}

export const legend = new Open();
